import type { Role } from '../../shared/endpoint.ts';
import type { userAttempts } from '../accounts/attempts.ts';
import type { userAddresses } from '../accounts/logins.ts';
import type { mailbox } from '../mail/mailbox.ts';
import type { Client } from '../runtime/caller.ts';
import type { Opened } from '../runtime/ports.ts';
import { codeMail } from './codeMail.ts';
import type { userCodes } from './codes.ts';
import { noAccountMail } from './noAccountMail.ts';
import { codeHash, hashOfNoCode, newChallenge, newCode } from './secrets.ts';

type Ports = Opened<{
  attempts: typeof userAttempts;
  addresses: typeof userAddresses;
  codes: typeof userCodes;
  mail: typeof mailbox;
}>;

/** Begins a reset for an address, of which nobody but its owner learns whether it has an account. */
export function sendCode(role: Role) {
  return async ({ client, body }: { client: Client; body: { email: string } }, ports: Ports) => {
    await ports.attempts.fromAddress('otp', client.address);
    const reset = { role, email: body.email, challenge: newChallenge() };
    return deliver(reset, client, ports.codes.issue, ports);
  };
}

/** Sends a new code for a reset that was begun. */
export function resendCode(role: Role) {
  return async ({ client, body }: { client: Client; body: { userId: string } }, ports: Ports) => {
    await ports.attempts.fromAddress('otp', client.address);
    const reset = { role, email: await ports.codes.addressOf(body.userId), challenge: body.userId };
    return deliver(reset, client, ports.codes.reissue, ports);
  };
}

interface Reset {
  role: Role;
  email: string;
  challenge: string;
}

async function deliver(
  { role, email, challenge }: Reset,
  { language }: Client,
  issue: Ports['codes']['issue'],
  { addresses, codes, mail }: Ports,
) {
  const known = await addresses.exists(email);
  const code = newCode();
  const issued = { email, challenge, codeHash: known ? codeHash(challenge, code) : hashOfNoCode(challenge) };
  await issue(issued);
  const reader = { language, role, siteUrl: mail.siteUrl };
  try {
    await mail.send(email, known ? codeMail(reader, code) : noAccountMail(reader));
  } catch (error) {
    // The mail may yet arrive; its code must open nothing that the answer said had failed.
    await codes.kill(issued);
    throw error;
  }
  return {
    message: 'A mail is on its way. If this email has an account, it brings a 6-digit code.',
    userId: challenge,
    email,
  };
}
