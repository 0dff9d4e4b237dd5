import type { setPayee } from '../../shared/contracts/payees.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { readLogin } from '../accounts/loginItem.ts';
import { verifyPassword } from '../accounts/password.ts';
import type { Profile } from '../accounts/profiles.ts';
import { refused, wrongCode } from '../recovery/answers.ts';
import { codeHash } from '../recovery/secrets.ts';
import { type Guess, tryChallenge } from '../recovery/verifyCode.ts';
import { port } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { tooMany } from '../runtime/tooMany.ts';

/** Tells whether an owner is there. */
const ownerProofs = port('vendors', ['GetItem', 'UpdateItem'], (table) => ({
  login: (email: string) => readLogin(table, email),
  guess: (guess: Guess) => tryChallenge(table, guess, 'login'),
}));

/** Ports by which an owner proves to be there. */
export const proofPorts = { attempts: attempts.vendor, proofs: ownerProofs };

type Proof = Pick<Input<typeof setPayee>['body'], 'password' | 'code'>;
type Ports = OpenPorts<typeof proofPorts>;

/** Seconds of the month of tries that nobody can tell more exactly, as at a login by code. */
const restSeconds = 24 * 3600;

/**
 * Holds a change to its owner's password, or to a code that was mailed to his address: a telephone that lies about has a session and
 * neither. The refusal is one for every password.
 * @throws Failure `proof_needed`, `code_wrong` with the tries `left`, `code_expired`, `recovery_ended`, `too_many_attempts`
 */
export async function proveOwner(
  { email }: Pick<Profile, 'email'>,
  { password, code }: Proof,
  ports: Ports,
): Promise<void> {
  if (code !== undefined) return proveByCode(email, code, ports);
  if (password === undefined) throw fail('proof_needed');
  await ports.attempts.onAccount('login', email);
  const login = await ports.proofs.login(email);
  if (!(await verifyPassword(password, login?.passwordHash))) throw fail('proof_needed');
}

async function proveByCode(email: string, { userId, otp }: NonNullable<Proof['code']>, ports: Ports): Promise<void> {
  const outcome = await ports.proofs.guess({ challenge: userId, codeHash: codeHash(userId, otp) });
  if (outcome.code === 'wrong') throw wrongCode(outcome.left);
  if (outcome.code === 'link_needed') throw tooMany(restSeconds);
  if (outcome.code !== 'right') throw refused(outcome);
  // The code of another mailbox proves nothing here.
  if (outcome.challenge.email !== email) throw fail('recovery_ended');
}
