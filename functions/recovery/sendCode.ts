import { answer } from '../../shared/answers.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { attempts } from '../accounts/attempts.ts';
import { addresses } from '../accounts/logins.ts';
import type { Reader } from '../mail/compose.ts';
import { mailbox } from '../mail/mailbox.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import { challengeAnswer, refused } from './answers.ts';
import { codeMail } from './codeMail.ts';
import { codes, type NewCode } from './codes.ts';
import { noAccountMail } from './noAccountMail.ts';
import type { Refusal } from './rules.ts';
import { codeHash, hashOfNoCode, newChallenge, newCode } from './secrets.ts';

/** What sending a code needs, by role. */
export const codePorts = byRole((role) => ({
  attempts: attempts[role],
  addresses: addresses[role],
  codes: codes[role],
  mail: mailbox,
}));

type Ports = Opened<(typeof codePorts)[Role]>;

/**
 * Begins a reset for an address, of which nobody but its owner learns whether it has an account.
 * @throws Failure `code_just_sent`, `too_many_attempts` or `mail_unavailable`
 */
export function sendCode<R extends Role>(role: R) {
  return async ({ client, body: { email } }: { client: Client; body: { email: string } }, ports: Ports) => {
    await ports.attempts.fromAddress('otp', client.address);
    const challenge = newChallenge();
    await deliver({ email, challenge, reader: { role, language: client.language } }, ports.codes.issue, ports);
    return { ...answer('code_sent'), ...challengeAnswer(role, challenge, email) };
  };
}

/** Sends a new code for a reset that was begun. @throws Failure as above, or `recovery_ended` */
export function resendCode<R extends Role>(role: R) {
  return async ({ client, body }: { client: Client; body: { userId: string } }, ports: Ports) => {
    await ports.attempts.fromAddress('otp', client.address);
    const challenge = body.userId;
    const email = await ports.codes.addressOf(challenge);
    if (email === undefined) throw fail('recovery_ended');
    await deliver({ email, challenge, reader: { role, language: client.language } }, ports.codes.reissue, ports);
    return { ...answer('code_sent'), ...challengeAnswer(role, challenge, email) };
  };
}

interface Reset {
  email: string;
  challenge: string;
  reader: Omit<Reader, 'siteUrl'>;
}

type Issue = (code: NewCode) => Promise<Refusal | undefined>;

async function deliver({ email, challenge, reader }: Reset, issue: Issue, { addresses, codes, mail }: Ports) {
  const known = await addresses.exists(email);
  const code = newCode();
  const issued = { email, challenge, codeHash: known ? codeHash(challenge, code) : hashOfNoCode(challenge) };
  const refusal = await issue(issued);
  if (refusal) throw refused(refusal);
  const told = { ...reader, siteUrl: mail.siteUrl };
  try {
    await mail.send(email, known ? codeMail(told, code) : noAccountMail(told));
  } catch (error) {
    // The mail may yet arrive; its code must open nothing that the answer said had failed.
    await codes.expire(issued);
    throw error;
  }
}
