import { recovery } from '../../shared/rules/recovery.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import {
  type Challenge,
  type LoginChallenge,
  type Mailbox,
  mailboxKey,
  type Reset,
  readMailbox,
  readReset,
  resetKey,
} from './recoveryItem.ts';
import { codesRest, mailRefusal, type Refusal, resendRefusal, withinTheHour, withinTheMonth } from './rules.ts';

/** Content of a mail to `email`, for the reset that `challenge` names. */
export interface NewCode {
  email: string;
  challenge: string;
  /** Hash of the code, by `codeHash` of secrets.ts. */
  codeHash: string;
  /** The secret of the mail's link, where it has one. */
  link: string | undefined;
  passwordRevision: number;
  /** Of a code that begins a session. */
  login?: LoginChallenge;
}

/** A code that is stored and may be sent. */
export interface IssuedCode {
  /** Whether the mail may bring the link alone. */
  linkAlone: boolean;
  /** Undoes it, for a mail that failed and may still arrive: neither code nor link open anything, nor do they count. */
  takeBack(): Promise<void>;
}

/** Challenges are remembered a while longer than they can be used, to say that they have ended. */
const storedSeconds = 2 * 3600;

/** Issues the codes of resets, by role. */
export const codes = portByRole(['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  /** The address of a reset; undefined for one that is unknown or has ended. */
  addressOf: async (challenge: string) => {
    const reset = await readReset(table, challenge);
    return reset && 'login' in reset ? undefined : reset?.email;
  },
  /** Begins a reset beside those that run, or answers why not. */
  issue: (code: NewCode) => issue(table, code, false),
  /** Puts a code in the place of the one before in a reset that runs, or answers why not. */
  reissue: (code: NewCode) => issue(table, code, true),
}));

async function issue(table: Table, code: NewCode, again: boolean): Promise<IssuedCode | Refusal> {
  const now = nowSeconds();
  const before = again ? await readReset(table, code.challenge) : undefined;
  const mailbox = await readMailbox(table, code.email);
  const refusal =
    (again ? resendRefusal(before, now) : undefined) ?? mailRefusal(mailbox, code.link !== undefined, now);
  if (refusal) return refusal;
  const running = before as Challenge | undefined;
  const stopped = await transact(table, writes(table, code, { now, mailbox, running }));
  // Another mail or a try came between; there are few of either.
  if (stopped.length > 0) return issue(table, code, again);
  return { linkAlone: codesRest(mailbox, now), takeBack: () => takeBack(table, code, { now, running }) };
}

interface Moment {
  now: number;
  mailbox?: Mailbox | undefined;
  /** The challenge as it was, when it is to get another code. */
  running: Challenge | undefined;
}

function writes({ name: TableName }: Table, code: NewCode, { now, mailbox, running }: Moment): Write[] {
  const { email, challenge, codeHash, link, passwordRevision, login } = code;
  const counts: Omit<Mailbox, 'revision'> = {
    codesAt: [...withinTheHour(mailbox?.codesAt, now), now],
    triesAt: withinTheMonth(mailbox?.triesAt, now),
  };
  const reset: Omit<Challenge, 'revision'> = {
    email,
    passwordRevision,
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    sentAt: now,
    tries: running?.tries ?? 0,
    expiresAt: now + storedSeconds,
    ...(login && { login }),
  };
  const until = now + recovery.linkSeconds;
  const linked: Reset = { email, passwordRevision, passwordUntil: until, expiresAt: until };
  const expiresAt = now + recovery.monthSeconds;
  return [
    revised(TableName, mailbox, { ...mailboxKey(email), ...counts, expiresAt }),
    revised(TableName, running, { ...resetKey(challenge), ...reset }),
    ...(link === undefined ? [] : [{ Put: { TableName, Item: { ...resetKey(link), ...linked } } }]),
  ];
}

async function takeBack(table: Table, code: NewCode, { now, running }: Moment): Promise<void> {
  const former = running ?? { codeHash: code.codeHash, codeExpiresAt: 0, sentAt: 0 };
  // Where the condition does not hold, a newer code has replaced it already.
  await updateItem(table, {
    Key: resetKey(code.challenge),
    UpdateExpression: 'SET codeHash = :former, codeExpiresAt = :expires, sentAt = :sent ADD revision :one',
    ConditionExpression: 'codeHash = :code',
    ExpressionAttributeValues: {
      ':former': former.codeHash,
      ':expires': former.codeExpiresAt,
      ':sent': former.sentAt,
      ':one': 1,
      ':code': code.codeHash,
    },
  });
  if (code.link !== undefined) {
    const ending = { UpdateExpression: 'SET passwordUntil = :past', ExpressionAttributeValues: { ':past': 0 } };
    await updateItem(table, { Key: resetKey(code.link), ...ending });
  }
  await uncount(table, code.email, now);
}

/** Takes a mail of this time out of the hour's. */
async function uncount(table: Table, email: string, time: number): Promise<void> {
  const mailbox = await readMailbox(table, email);
  const at = mailbox?.codesAt.indexOf(time) ?? -1;
  if (!mailbox || at === -1) return;
  const codesAt = mailbox.codesAt.toSpliced(at, 1);
  const stopped = await transact(table, [revised(table.name, mailbox, { ...mailboxKey(email), ...mailbox, codesAt })]);
  // As above: nothing but the time of the request ends it.
  if (stopped.length > 0) await uncount(table, email, time);
}
