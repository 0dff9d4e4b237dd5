import { answer } from '../../shared/answers.ts';
import type { confirmation } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import { byRole, type Role } from '../../shared/roles.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { withSession } from '../accounts/sessions.ts';
import { emailAnswer, refused, wrongCode } from '../recovery/answers.ts';
import { codeHash } from '../recovery/secrets.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Write } from '../runtime/transact.ts';
import { emailTries } from './emailTries.ts';
import { type LinkToken, readLinkToken } from './linkToken.ts';

/** Ports that confirm an e-mail by a link, by role. */
export const linkPorts = byRole((role) => ({ profiles: profiles[role], tries: emailTries[role] }));

/** Ports that confirm an e-mail by a code, by role. */
export const confirmPorts = withSession((role) => linkPorts[role]);

/** `standing` is for vendors alone, whose listings hear of it, and `newcomers` for travellers. */
type Ports = OpenPorts<(typeof linkPorts)[Role]> & {
  standing?: { confirmWrite(vendorId: string): Write };
  newcomers?: { open(token: LinkToken): Promise<string | undefined> };
};

/**
 * Confirms the own e-mail by the code of its newest mail; one that is confirmed stays so.
 * @throws Failure `not_found`, `code_wrong` with the tries `left`, `code_expired`, `too_many_attempts`
 */
export function confirmEmail<R extends Role>(role: R) {
  return async (
    {
      session: { id },
      body: { otp },
    }: Pick<HandlerInput<(typeof confirmation)[Role]['confirmEmail']>, 'session' | 'body'>,
    ports: Ports,
  ) => {
    const profile = await ports.profiles.find(id);
    if (!profile) throw fail('not_found');
    const done = { ...answer('email_confirmed'), ...emailAnswer(role, profile.email) };
    if (profile.emailConfirmedAt !== undefined) return done;
    await tryCode(profile, codeHash(id, otp), ports);
    return done;
  };
}

async function tryCode(profile: Profile, hash: string, ports: Ports): Promise<void> {
  const outcome = await ports.tries.guess(confirmationOf(profile, ports), hash);
  if (outcome.code === 'right' || (await isConfirmed(profile, ports))) return;
  throw outcome.code === 'wrong' ? wrongCode(outcome.left) : refused(outcome);
}

/** Confirms an e-mail by the link of its newest mail, as often as it is pressed. @throws Failure `email_link_ended` */
export function confirmEmailByLink<R extends Role>(role: R) {
  return async ({ body }: { body: { token: string } }, ports: Ports) => {
    const token = readLinkToken(body.token);
    const profile = await ports.profiles.find(token.accountId);
    const email = profile ? await follow(profile, token.secret, ports) : await ports.newcomers?.open(token);
    if (email === undefined) throw fail('email_link_ended');
    return { ...answer('email_confirmed'), ...emailAnswer(role, email) };
  };
}

async function follow(profile: Profile, secret: string, ports: Ports): Promise<string | undefined> {
  const isDone =
    (await ports.tries.follow(confirmationOf(profile, ports), secret)) ||
    ((await isConfirmed(profile, ports)) && (await ports.tries.wasSent(profile, secret)));
  return isDone ? profile.email : undefined;
}

function confirmationOf({ id: accountId, email }: Profile, { standing }: Ports) {
  return { accountId, email, confirming: standing ? [standing.confirmWrite(accountId)] : [] };
}

/** Whether another call has confirmed the address at this moment, or this one whose first answer was lost. */
async function isConfirmed({ id, email }: Profile, { profiles }: Ports): Promise<boolean> {
  const now = await profiles.find(id);
  return now?.email === email && now.emailConfirmedAt !== undefined;
}
