import type { DueDigest } from '../bookings/mails/digests.ts';
import { digestPorts, sendDigests } from '../bookings/mails/sendDigest.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';

/** One reader's mails that cannot be sent must not keep the others' from it; the next run tries them again. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary: 'Send together the mails about bookings that were held because there were too many.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  digestPorts,
  async (_event: unknown, ports) => {
    const outcome = { sent: 0, late: 0 };
    const late: DueDigest[] = [];
    for (let page = await ports.digests.due(); page.length > 0; page = await ports.digests.due(page.at(-1))) {
      for (const each of page) {
        await sendDigests(each, ports)
          .then((mails) => {
            outcome.sent += mails;
            return ports.digests.end(each);
          })
          .catch((error: unknown) => {
            log('error', { digest: each.side, ...describeError(error) });
            outcome.late += 1;
            late.push(each);
          });
      }
    }
    return { ...outcome, ...lateness(late) };
  },
);

/** Minutes for which the oldest of them is due. */
function lateness([first]: readonly DueDigest[]) {
  return first && { lateMinutes: Math.floor((Date.now() - Date.parse(first.at)) / 60_000) };
}
