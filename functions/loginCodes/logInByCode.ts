import { answer } from '../../shared/answers.ts';
import type { loginCodes } from '../../shared/contracts/loginCodes.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { personOf } from '../accounts/logIn.ts';
import { refused, wrongCode } from '../recovery/answers.ts';
import { readReset, type StoredChallenge } from '../recovery/recoveryItem.ts';
import { codeHash } from '../recovery/secrets.ts';
import { type Guess, tryChallenge } from '../recovery/verifyCode.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import { portByRole } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { tooMany } from '../runtime/tooMany.ts';
import type { Write } from '../runtime/transact.ts';
import { entries } from './entries.ts';

/** Finds logins that were begun, and tries their codes, by role. */
const challenges = portByRole(['GetItem', 'UpdateItem'], (table) => ({
  guess: (guess: Guess) => tryChallenge(table, guess, 'login'),
  /** The login whose link was pressed; `unopened` while it was not, undefined where there is no such login. */
  opened: async (challenge: string): Promise<StoredChallenge | 'unopened' | undefined> => {
    const reset = await readReset(table, challenge);
    if (!reset || !('login' in reset) || !reset.login) return undefined;
    return reset.login.openedAt === undefined ? 'unopened' : (reset as StoredChallenge);
  },
}));

/** Ports that log in without a password, by role. */
export const codeLoginPorts = byRole((role) => ({ challenges: challenges[role], entries: entries[role] }));

/** A vendor's listings hear of the confirmation: `standing` is for vendors alone. */
type Ports = OpenPorts<(typeof codeLoginPorts)[Role]> & { standing?: { confirmWrite(vendorId: string): Write } };

type CodeLogin = Pick<HandlerInput<(typeof loginCodes)[Role]['loginByCode']>, 'body' | 'cookies'>;

/** Seconds of the month of tries that nobody can tell more exactly: codes rest, and a password or a reset still opens. */
const restSeconds = 24 * 3600;

/**
 * Begins a session for the code of a mail. It may be typed again while it lasts: the answer to the first may be lost.
 * @throws Failure `code_wrong` with the tries `left`, `code_expired`, `recovery_ended`, `account_suspended`, `too_many_attempts`
 */
export async function logInByCode({ body: { otp, userId }, cookies }: CodeLogin, ports: Ports) {
  const outcome = await ports.challenges.guess({ challenge: userId, codeHash: codeHash(userId, otp) });
  if (outcome.code === 'wrong') throw wrongCode(outcome.left);
  if (outcome.code === 'link_needed') throw tooMany(restSeconds);
  if (outcome.code !== 'right') throw refused(outcome);
  return begin(outcome.challenge, cookies, ports);
}

type LinkLogin = { body: { userId: string } } & Pick<CodeLogin, 'cookies'>;

/** Begins a session once the link of the mail was pressed. @throws Failure `link_unopened`, `recovery_ended` */
export async function logInByLink({ body: { userId }, cookies }: LinkLogin, ports: Ports) {
  const opened = await ports.challenges.opened(userId);
  if (opened === 'unopened') throw fail('link_unopened');
  if (!opened) throw fail('recovery_ended');
  return begin(opened, cookies, ports);
}

async function begin(challenge: StoredChallenge, cookies: CodeLogin['cookies'], ports: Ports) {
  const { standing } = ports;
  const confirming = (accountId: string) => (standing ? [standing.confirmWrite(accountId)] : []);
  const entry = await ports.entries.begin(challenge, confirming);
  if (!entry) throw fail('recovery_ended');
  cookies.set(entry.cookie);
  return {
    ...answer('logged_in'),
    data: { user: personOf(challenge.email, entry), token: entry.token },
  };
}
