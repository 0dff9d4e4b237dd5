import type { Profile } from './profiles.ts';

const dayMilliseconds = 24 * 3_600_000;

/** Whether somebody has confirmed the e-mail, with an account that is older than a day. */
export function isEstablished(profile: Pick<Profile, 'emailConfirmedAt' | 'signedUpAt'> | undefined): boolean {
  if (profile?.emailConfirmedAt === undefined) return false;
  return Date.parse(profile.signedUpAt) < Date.now() - dayMilliseconds;
}
