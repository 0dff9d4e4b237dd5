import { answer } from '../../shared/answers.ts';
import { confirmVendorEmail } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { emailTries } from '../confirmation/emailTries.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { refused, wrongCode } from '../recovery/answers.ts';
import { codeHash } from '../recovery/secrets.ts';
import { implement } from '../runtime/implement.ts';

/** Confirms the own e-mail by the code of its newest mail; one that is confirmed stays so. */
export const handler = implement(
  confirmVendorEmail,
  { session: sessions.vendor, profiles: profiles.vendor, tries: emailTries, standing: ownerStanding },
  async ({ session: { id }, body: { otp } }, { profiles, tries, standing }) => {
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
  },
);
