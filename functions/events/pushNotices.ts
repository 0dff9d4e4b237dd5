import { listener } from '../bus/listener.ts';
import { noticePorts, noticesOf, toldEvents } from '../push/notices.ts';
import { tellingPorts, tellPhones } from '../push/tellPhones.ts';

/** Milliseconds after which phones that could not be told are left: a mail has told the person, and no alarm rings for one phone's service. */
const patience = 20 * 60_000;

/** Services of phones did not take messages. */
class PhonesUntold extends Error {
  override name = 'PhonesUntold';
}

/** A phone is told what is so by now. Those that could not be told are tried again with the event; the others hear it once. */
export const handler = listener(
  {
    trigger: { on: 'bus', events: toldEvents },
    summary: 'Tell the phones of guests and owners of a request, an answer, a message, a cancellation and an arrival.',
    harm: 'Phones are not told of requests, answers, messages and cancellations; mails are.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { ...noticePorts, ...tellingPorts },
  async (event, ports) => {
    const outcome: Record<string, number> = {};
    let untold = 0;
    for (const notice of await noticesOf(event, ports)) {
      const counts = await tellPhones(notice, ports);
      for (const [name, count] of Object.entries(counts)) outcome[name] = (outcome[name] ?? 0) + count;
      if (Date.now() - Date.parse(notice.at) < patience) untold += counts.later;
    }
    if (untold > 0) throw new PhonesUntold(`${untold} phones could not be told.`);
    return outcome;
  },
);
