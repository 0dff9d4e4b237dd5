import { answer } from '../../shared/answers.ts';
import type { confirmVendorEmail } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { refused, wrongCode } from '../recovery/answers.ts';
import { codeHash } from '../recovery/secrets.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { emailTries } from './emailTries.ts';

/** Ports that confirm an e-mail, beside the session. */
export const confirmPorts = { profiles: profiles.vendor, tries: emailTries, standing: ownerStanding };

type Request = Pick<HandlerInput<typeof confirmVendorEmail>, 'session' | 'body'>;

/**
 * Confirms the own e-mail by the code of its newest mail; one that is confirmed stays so.
 * @throws Failure `not_found`, `code_wrong` with the tries `left`, `code_expired` or `too_many_attempts`
 */
export async function confirmEmail(
  { session: { id }, body: { otp } }: Request,
  { profiles, tries, standing }: OpenPorts<typeof confirmPorts>,
) {
  const profile = await profiles.find(id);
  if (!profile) throw fail('not_found');
  const done = { ...answer('email_confirmed'), vendorEmail: profile.email };
  if (profile.emailConfirmedAt !== undefined) return done;
  const { email } = profile;
  const guess = { vendorId: id, email, codeHash: codeHash(id, otp), confirming: standing.confirmWrite(id) };
  const outcome = await tries.guess(guess);
  if (outcome.code === 'right') return done;
  // Another call with this code has confirmed the e-mail at this moment.
  if ((await profiles.find(id))?.emailConfirmedAt !== undefined) return done;
  throw outcome.code === 'wrong' ? wrongCode(outcome.left) : refused(outcome);
}
