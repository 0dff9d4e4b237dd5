import { answer } from '../../shared/answers.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { addresses } from '../accounts/logins.ts';
import type { Reader } from '../mail/compose.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox, nobody } from '../mail/mailbox.ts';
import type { Client } from '../runtime/caller.ts';
import { withinDeadline } from '../runtime/deadline.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { challengeAnswer, refused } from './answers.ts';
import { codes, type IssuedCode, type NewCode } from './codes.ts';
import { type Addressee, mailLimits } from './mailLimits.ts';
import { noAccountMail, resetMail } from './resetMail.ts';
import type { Refusal } from './rules.ts';
import { codeHash, hashOfNoCode, newCode, newSecret } from './secrets.ts';

/** Ports that send a code, by role. */
export const codePorts = byRole((role) => ({
  addresses: addresses[role],
  codes: codes[role],
  limits: mailLimits[role],
  blocks: mailBlocks[role],
  mail: mailbox,
}));

/** Ports that begin a reset, by role. */
export const beginPorts = byRole((role) => ({ ...addressPorts[role], ...codePorts[role] }));

type Ports = OpenPorts<(typeof codePorts)[Role]>;
type BeginPorts = OpenPorts<(typeof beginPorts)[Role]>;

/**
 * Begins a reset for an address, of which nobody but its owner learns whether it has an account.
 * @throws Failure `work_needed`, `too_many_attempts` or `mail_unavailable`
 */
export function sendCode<R extends Role>(role: R) {
  return async ({ client, body: { email } }: { client: Client; body: { email: string } }, ports: BeginPorts) => {
    await countFromAddress('otp', client, ports);
    const challenge = newSecret();
    await deliver({ email, challenge, reader: { role, language: client.language } }, ports.codes.issue, ports);
    return { ...answer('code_sent'), ...challengeAnswer(role, challenge, email) };
  };
}

/**
 * Sends a new code for a reset that was begun. Only who began it can ask, so that nobody is counted by address.
 * @throws Failure as above, `code_just_sent` or `recovery_ended`
 */
export function resendCode<R extends Role>(role: R) {
  return async ({ client, body }: { client: Client; body: { userId: string } }, ports: Ports) => {
    const challenge = body.userId;
    const email = await ports.codes.addressOf(challenge);
    if (email === undefined) throw fail('recovery_ended');
    await deliver({ email, challenge, reader: { role, language: client.language } }, ports.codes.reissue, ports);
    return { ...answer('code_sent'), ...challengeAnswer(role, challenge, email) };
  };
}

/** Rest of the gateway's ten seconds after those of the request. */
const takeBackMilliseconds = 1_500;

interface Reset {
  email: string;
  challenge: string;
  reader: Omit<Reader, 'siteUrl'>;
}

type Issue = (code: NewCode) => Promise<IssuedCode | Refusal>;

async function deliver({ email, challenge, reader }: Reset, issue: Issue, ports: Ports): Promise<void> {
  const { siteUrl } = ports.mail;
  const passwordRevision = await ports.addresses.passwordRevision(email);
  const known = passwordRevision !== undefined;
  const code = newCode();
  const link = siteUrl ? newSecret() : undefined;
  const hash = known ? codeHash(challenge, code) : hashOfNoCode(challenge);
  const issued = await issue({ email, challenge, codeHash: hash, link, passwordRevision: passwordRevision ?? 0 });
  if ('code' in issued) throw refused(issued);
  const told = { ...reader, siteUrl };
  const brought = { code: issued.linkAlone ? undefined : code, link };
  await sendOrTakeBack(issued, async () => {
    const mail = known ? resetMail(told, brought) : noAccountMail(told);
    await ports.mail.send(await recipientOf(email, known ? 'account' : 'stranger', ports), mail);
  });
}

/**
 * Sends the mail of a code that was issued, which is taken back where that fails: the mail may yet arrive, and what it
 * brings must open nothing that the answer said had failed. The time of the request may be over by then.
 */
export async function sendOrTakeBack({ takeBack }: Pick<IssuedCode, 'takeBack'>, send: () => Promise<void>) {
  try {
    await send();
  } catch (error) {
    await withinDeadline(takeBack, takeBackMilliseconds);
    throw error;
  }
}

/** Whoever asks learns nothing of the address: one to which no mail may go is answered as all are, after the same work. */
export async function recipientOf(email: string, to: Addressee, { limits, blocks }: Ports): Promise<string> {
  const goesOut = await limits.take(email, to);
  const blocked = await blocks.reasonFor(email);
  return goesOut && !blocked ? email : nobody;
}
