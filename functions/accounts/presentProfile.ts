import { fail } from '../../shared/errors.ts';
import type { Profile } from './profiles.ts';

/** A traveller's profile as the wire shows it. @throws Failure `not_found` when there is none */
export function presentUser(profile: Profile | undefined) {
  if (!profile) throw fail('not_found');
  const { id, name, email, dateOfBirth = '', phone = '' } = profile;
  return { _id: id, name, email, DateOfBirth: dateOfBirth, phoneNumber: phone };
}

/** A vendor's profile as the wire shows it. @throws Failure `not_found` when there is none */
export function presentVendor(profile: Profile | undefined) {
  return { ...presentUser(profile), hotelName: profile?.companyName ?? '' };
}
