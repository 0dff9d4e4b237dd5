import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { byRole } from '../../shared/roles.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import {
  type Challenge,
  type Mailbox,
  mailboxKey,
  type Reset,
  readMailbox,
  readReset,
  resetKey,
} from './recoveryItem.ts';
import { codesRest, mailRefusal, type Refusal, resendRefusal, withinTheHour, withinTheMonth } from './rules.ts';

/** What a mail is to bring to `email`, for the reset that `challenge` names. */
export interface NewCode {
  email: string;
  challenge: string;
  /** What `codeHash` of secrets.ts makes of the code. */
  codeHash: string;
  /** The secret of the mail's link, where it has one. */
  link: string | undefined;
  passwordRevision: number;
}

/** A code that is stored and may be sent. */
export interface Issued {
  /** Whether the mail may bring the link alone. */
  linkAlone: boolean;
  /** Undoes it, for a mail that failed and may still arrive: neither code nor link open anything, nor do they count. */
  takeBack(): Promise<void>;
}

/** Challenges are remembered a while longer than they can be used, to say that they have ended. */
const keptSeconds = 2 * 3600;

/** Issues the codes of resets, by role. */
export const codes = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], (table) => ({
    /** The address of a reset; undefined for one that is unknown or has ended. */
    addressOf: async (challenge: string) => (await readReset(table, challenge))?.email,
    /** Begins a reset beside those that run, or answers why not. */
    issue: (code: NewCode) => issue(table, code, false),
    /** Puts a code in the place of the one before in a reset that runs, or answers why not. */
    reissue: (code: NewCode) => issue(table, code, true),
  })),
);

async function issue(table: Table, code: NewCode, again: boolean): Promise<Issued | Refusal> {
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
  const { email, challenge, codeHash, link, passwordRevision } = code;
  const counts: Mailbox = {
    codesAt: [...withinTheHour(mailbox?.codesAt, now), now],
    triesAt: withinTheMonth(mailbox?.triesAt, now),
    revision: (mailbox?.revision ?? 0) + 1,
  };
  const reset: Challenge = {
    email,
    passwordRevision,
    codeHash,
    codeExpiresAt: now + recovery.codeSeconds,
    sentAt: now,
    tries: running?.tries ?? 0,
    revision: (running?.revision ?? 0) + 1,
    expiresAt: now + keptSeconds,
  };
  const until = now + recovery.linkSeconds;
  const linked: Reset = { email, passwordRevision, passwordUntil: until, expiresAt: until };
  const kept = { ...mailboxKey(email), ...counts, expiresAt: now + recovery.monthSeconds };
  return [
    { Put: { TableName, Item: kept, ...asItWas(mailbox) } },
    { Put: { TableName, Item: { ...resetKey(challenge), ...reset }, ...asItWas(running) } },
    ...(link === undefined ? [] : [{ Put: { TableName, Item: { ...resetKey(link), ...linked } } }]),
  ];
}

function asItWas(read: { revision: number } | undefined) {
  if (!read) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': read.revision } };
}

async function takeBack(table: Table, code: NewCode, { now, running }: Moment): Promise<void> {
  const { client, name: TableName } = table;
  const former = running ?? { codeHash: code.codeHash, codeExpiresAt: 0, sentAt: 0 };
  const challenge = new UpdateCommand({
    TableName,
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
  // Where the condition does not hold, a newer code has replaced it already.
  await whenConditionHolds(() => client.send(challenge));
  if (code.link !== undefined) await endLink(table, code.link);
  await uncount(table, code.email, now);
}

async function endLink({ client, name: TableName }: Table, link: string): Promise<void> {
  const update = new UpdateCommand({
    TableName,
    Key: resetKey(link),
    UpdateExpression: 'SET passwordUntil = :past',
    ExpressionAttributeValues: { ':past': 0 },
  });
  await client.send(update);
}

/** Takes a mail of this time out of the hour's. */
async function uncount(table: Table, email: string, time: number): Promise<void> {
  const mailbox = await readMailbox(table, email);
  const at = mailbox?.codesAt.indexOf(time) ?? -1;
  if (!mailbox || at === -1) return;
  const counts = { ...mailbox, codesAt: mailbox.codesAt.toSpliced(at, 1), revision: mailbox.revision + 1 };
  const put = new PutCommand({ TableName: table.name, Item: { ...mailboxKey(email), ...counts }, ...asItWas(mailbox) });
  const done = await whenConditionHolds(() => table.client.send(put));
  if (!done) await uncount(table, email, time);
}
