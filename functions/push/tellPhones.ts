import { createHash } from 'node:crypto';
import { languages } from '../../shared/languages.ts';
import { type PushMessage, pushLimits } from '../../shared/rules/push.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Notice } from './notice.ts';
import { noticeWords } from './noticeWords.ts';
import { helpers, type ToldPerson, toldPeople } from './person.ts';
import { type PhoneItem, shortKey } from './phoneItem.ts';
import { type PhoneAccount, phonePorts, unsubscribe } from './phones.ts';
import { pushKeys } from './pushKey.ts';
import { type Message, type PushOutcome, pushServices } from './pushService.ts';

/** Ports that tell phones. */
export const tellingPorts = {
  ...phonePorts,
  travellers: toldPeople.user,
  hosts: toldPeople.vendor,
  helpers,
  keys: pushKeys,
  services: pushServices,
};

type Open = OpenPorts<typeof tellingPorts>;

/** Counts of a notice's phones by outcome; `toldBefore` are those that a run of before has told. */
export type Counts = Record<PushOutcome | 'toldBefore' | 'dropped', number>;

/** Tells all phones of a side. A phone whose session has ended, whose key is another or which is gone is told no more. */
export async function tellPhones(notice: Notice, ports: Open): Promise<Counts> {
  const { publicKey } = await ports.keys.key();
  const counts: Counts = { taken: 0, gone: 0, later: 0, refused: 0, toldBefore: 0, dropped: 0 };
  for (const account of await accountsOf(notice, ports)) {
    const people = account.role === 'user' ? ports.travellers : ports.hosts;
    const person = await people.find(account.accountId);
    if (!person) continue;
    const { true: ours = [], false: old = [] } = Object.groupBy(person.phones, ({ key }) =>
      String(key === shortKey(publicKey)),
    );
    const outcomes = await Promise.all(
      ours.slice(0, pushLimits.phones).map((phone) => tellPhone(phone, { notice, account, person }, ports)),
    );
    for (const outcome of outcomes) counts[outcome] += 1;
    const gone = ours.filter((_, at) => outcomes[at] === 'gone');
    const dropped = [...gone, ...old].map(({ id }) => id).concat(person.ended);
    await unsubscribe(account, dropped, ports);
    counts.dropped += dropped.length;
  }
  return counts;
}

/** A traveller, or an owner and all who help. */
async function accountsOf({ to }: Notice, ports: Open): Promise<PhoneAccount[]> {
  if (to.role === 'user') return [to];
  const staff = await ports.helpers.of(to.accountId);
  return [to, ...staff.map((accountId) => ({ role: to.role, accountId }))];
}

interface Recipient {
  notice: Notice;
  account: PhoneAccount;
  person: ToldPerson;
}

/** A phone is told once of a notice: an event that comes again is for those that could not be told. */
async function tellPhone(
  phone: PhoneItem,
  { notice, account: { role, accountId }, person }: Recipient,
  ports: Open,
): Promise<PushOutcome | 'toldBefore'> {
  const mark = markOf(notice);
  if (phone.told?.includes(mark)) return 'toldBefore';
  const outcome = await ports.services.send(phone, messageOf(notice, phone, person), await ports.keys.key());
  if (outcome === 'taken' || outcome === 'refused') {
    await (role === 'user' ? ports.travellers : ports.hosts).noteTold(accountId, phone, mark);
  }
  return outcome;
}

function markOf({ kind, about, key }: Notice): string {
  return digest(`${kind} ${about} ${key}`).slice(0, 12);
}

/** The text of a message in the reader's language, with names where the phone's owner has chosen so. */
function messageOf(notice: Notice, { shows }: PhoneItem, { language }: ToldPerson): Message {
  const [title, body] = noticeWords[language][notice.kind];
  const said: PushMessage = {
    title,
    body: (shows ? notice.details(language) : undefined) ?? body,
    page: languages[language].prefix + notice.page,
    tag: notice.about,
    language,
  };
  const { seconds, urgency } = notice;
  return { text: JSON.stringify(said), topic: digest(notice.about).slice(0, 32), seconds, urgency };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
