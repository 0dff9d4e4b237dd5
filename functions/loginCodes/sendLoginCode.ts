import { answer } from '../../shared/answers.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { linkTokenOf, newLinkSecret } from '../confirmation/linkToken.ts';
import { challengeAnswer, refused } from '../recovery/answers.ts';
import type { Addressee } from '../recovery/mailLimits.ts';
import type { LoginChallenge } from '../recovery/recoveryItem.ts';
import { noAccountMail } from '../recovery/resetMail.ts';
import { codeHash, hashOfNoCode, newCode, newSecret } from '../recovery/secrets.ts';
import { codePorts, recipientOf, sendOrTakeBack } from '../recovery/sendCode.ts';
import type { Client } from '../runtime/caller.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { loginMail, newcomerMail } from './loginMail.ts';

/** Ports that send the code of a login, by role. */
export const loginCodePorts = byRole((role) => ({ ...addressPorts[role], ...codePorts[role] }));

type Ports = OpenPorts<(typeof loginCodePorts)[Role]>;

interface CodeRequest {
  email: string;
  userName?: string | undefined;
  contactNumber?: string | undefined;
}

/**
 * Sends the code of a login, or tells the owner of the address alone that it has no account. Whoever asks is answered
 * alike, after equal work. @throws Failure `work_needed`, `too_many_attempts`, `mail_unavailable`
 */
export function sendLoginCode<R extends Role>(role: R) {
  return async ({ client, body }: { client: Client; body: CodeRequest }, ports: Ports) => {
    await countFromAddress('otp', client, ports);
    const challenge = newSecret();
    await deliver({ role, client, challenge, body }, ports);
    return { ...answer('login_code_sent'), ...challengeAnswer(role, challenge, body.email) };
  };
}

interface CodeDelivery {
  role: Role;
  client: Client;
  challenge: string;
  body: CodeRequest;
}

async function deliver({ role, client, challenge, body }: CodeDelivery, ports: Ports): Promise<void> {
  const { email } = body;
  const passwordRevision = await ports.addresses.passwordRevision(email);
  const newcomer = newcomerIn(body, client);
  const to = addresseeOf(passwordRevision !== undefined, newcomer !== undefined);
  const [code, secret] = [newCode(), newLinkSecret()];
  const issued = await ports.codes.issue({
    email,
    challenge,
    codeHash: to === 'stranger' ? hashOfNoCode(challenge) : codeHash(challenge, code),
    link: undefined,
    passwordRevision: passwordRevision ?? 0,
    login: { ...(newcomer && { newcomer }), ...(to === 'newcomer' && { linkDigest: digestOf(secret) }) },
  });
  if ('code' in issued) throw refused(issued);
  await sendOrTakeBack(issued, async () => {
    const reader = { role, language: client.language, siteUrl: ports.mail.siteUrl };
    const mails = {
      account: () => loginMail(reader, code),
      newcomer: () => newcomerMail(reader, { code, token: linkTokenOf({ accountId: digestOf(challenge), secret }) }),
      stranger: () => noAccountMail(reader, 'login'),
    };
    await ports.mail.send(await recipientOf(email, to, ports), mails[to]());
  });
}

function newcomerIn({ userName, contactNumber }: CodeRequest, { language }: Client): LoginChallenge['newcomer'] {
  if (userName === undefined || contactNumber === undefined) return undefined;
  return { name: userName, phone: contactNumber, language };
}

function addresseeOf(hasAccount: boolean, isNewcomer: boolean): Addressee {
  if (hasAccount) return 'account';
  return isNewcomer ? 'newcomer' : 'stranger';
}
