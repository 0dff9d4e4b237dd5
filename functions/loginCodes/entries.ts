import type { Role } from '../../shared/roles.ts';
import { loginKey, profileKey } from '../accounts/accountKeys.ts';
import { newBrowser } from '../accounts/browsers.ts';
import { type Login, readLogin } from '../accounts/loginItem.ts';
import type { Profile } from '../accounts/profiles.ts';
import { mostDeleted, mostSessions, newSession, sessionDeletions } from '../accounts/sessions.ts';
import { openingWrites } from '../accounts/signups.ts';
import { activeChecks, refuseSuspended } from '../accounts/suspension.ts';
import { confirmedWrite } from '../confirmation/emailTries.ts';
import { liftWrite } from '../mail/mailBlocks.ts';
import type { StoredChallenge } from '../recovery/recoveryItem.ts';
import type { NewCookie } from '../runtime/cookies.ts';
import { count } from '../runtime/figures.ts';
import { newId } from '../runtime/ids.ts';
import { portByRole } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';

/** A session that was begun without a password, and the cookie by which the browser is known from then on. */
export interface Entry {
  accountId: string;
  /** The owner's account, of a member of the staff. */
  actsFor?: string | undefined;
  token: string;
  cookie: NewCookie;
}

type ConfirmWrites = (accountId: string) => Write[];

interface EntryRequest {
  role: Role;
  challenge: StoredChallenge;
  /** The writes that come with the confirmation of an account. */
  confirming: ConfirmWrites;
}

const entryActions = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** Begins sessions for those who have shown that they read the mails of an address, by role. */
export const entries = portByRole(entryActions, (table, role) => ({
  /**
   * Begins a session, all or nothing, and opens the account of a newcomer first. Whoever opened an account with an address
   * and never confirmed it loses it to the one who reads its mails: sessions and password of before end.
   * It answers undefined where there is no account, or its password was changed since the code was sent.
   * @throws Failure `account_suspended`
   */
  begin: (challenge: StoredChallenge, confirming: ConfirmWrites) => begin(table, { role, challenge, confirming }),
}));

async function begin(table: Table, wanted: EntryRequest): Promise<Entry | undefined> {
  const { challenge } = wanted;
  const login = await readLogin(table, challenge.email);
  if (!login) return challenge.login?.newcomer ? open(table, wanted, challenge.login.newcomer) : undefined;
  const isOther = challenge.passwordRevision > 0 && login.passwordRevision !== challenge.passwordRevision;
  const profile = await readItem<Profile>(table, profileKey(login.accountId));
  if (isOther || login.passwordRevision === undefined || !profile) return undefined;
  await refuseSuspended(table, login);
  return profile.emailConfirmedAt === undefined
    ? takeOver(table, wanted, login)
    : enter(table, wanted, { login, others: activeChecks(table.name, login), kept: mostSessions - 1 });
}

async function open(
  table: Table,
  wanted: EntryRequest,
  newcomer: NonNullable<NonNullable<StoredChallenge['login']>['newcomer']>,
): Promise<Entry | undefined> {
  const { role, challenge } = wanted;
  const { email } = challenge;
  const [accountId, now] = [newId(16), new Date().toISOString()];
  const session = newSession(table, role, { accountId });
  const browser = newBrowser(table, role, email);
  const person = { ...newcomer, email, id: accountId, signedUpAt: now, emailConfirmedAt: now };
  const opening = openingWrites(table, person, undefined);
  const stopped = await transact(table, [...opening, session.write, browser.write, liftWrite(table.name, email)]);
  // The address got an account at this moment, perhaps by this very call, whose answer was lost.
  if (stopped.length > 0) return begin(table, wanted);
  count(`signups.${role}`);
  return { accountId, token: session.token, cookie: browser.cookie };
}

/** Ends what whoever opened the account has, and gives it the name and the number of the one who reads its mails. */
async function takeOver(table: Table, wanted: EntryRequest, login: Login): Promise<Entry | undefined> {
  const { email, login: of } = wanted.challenge;
  const { accountId } = login;
  const others = [
    confirmedWrite(table.name, { accountId, email }, of?.newcomer),
    liftWrite(table.name, email),
    followWrite(table.name, wanted.challenge, login),
    ...wanted.confirming(accountId),
  ];
  return enter(table, wanted, { login, others, kept: 0 });
}

/** The login goes on after the password has ended: the answer to its first try may be lost. */
function followWrite(TableName: string, { pk, sk }: StoredChallenge, { passwordRevision }: Login): Write {
  return {
    Update: {
      TableName,
      Key: { pk, sk },
      UpdateExpression: 'SET passwordRevision = :next',
      ExpressionAttributeValues: { ':next': passwordRevision + 1 },
    },
  };
}

interface EntryParts {
  login: Login;
  others: Write[];
  /** Sessions that stay, the newest. */
  kept: number;
}

async function enter(
  table: Table,
  wanted: EntryRequest,
  { login, others, kept }: EntryParts,
): Promise<Entry | undefined> {
  const { accountId, actsFor, email } = login;
  const ended = await sessionDeletions(table, accountId, kept);
  if (ended.length > mostDeleted) {
    await transact(table, ended.slice(0, mostDeleted));
    return begin(table, wanted);
  }
  const session = newSession(table, wanted.role, login);
  const browser = newBrowser(table, wanted.role, email);
  const count = countWrite(table.name, login, kept === 0);
  const stopped = await transact(table, [count, session.write, browser.write, ...ended, ...others]);
  // A session began meanwhile, or another call of this login was faster.
  return stopped.length > 0
    ? beginAgain(table, wanted)
    : { accountId, actsFor, token: session.token, cookie: browser.cookie };
}

/** The challenge may have followed a password that this very call has ended. */
async function beginAgain(table: Table, wanted: EntryRequest): Promise<Entry | undefined> {
  const { pk, sk } = wanted.challenge;
  const challenge = await readItem<StoredChallenge>(table, { pk, sk });
  return challenge && begin(table, { ...wanted, challenge });
}

/** With all others ended, the password is no more either. */
function countWrite(TableName: string, { email, sessionRevision, passwordRevision }: Login, endsAll: boolean): Write {
  return {
    Update: {
      TableName,
      Key: loginKey(email),
      UpdateExpression: endsAll
        ? 'ADD sessionRevision :one, passwordRevision :one REMOVE passwordHash'
        : 'ADD sessionRevision :one',
      ConditionExpression: 'sessionRevision = :sessions AND passwordRevision = :password',
      ExpressionAttributeValues: { ':one': 1, ':sessions': sessionRevision, ':password': passwordRevision },
    },
  };
}
