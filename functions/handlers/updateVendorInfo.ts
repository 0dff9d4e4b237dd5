import { api } from '../../shared/api.ts';
import { presentVendor } from '../lib/accounts/presentProfile.ts';
import { implement } from '../lib/implement.ts';
import { vendorProfileEdits } from '../repositories/profiles.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.updateVendorInfo,
  { vendorSession, profiles: vendorProfileEdits },
  async ({ session, body }, { profiles }) => {
    const { userName: name, DateOfBirth: dateOfBirth, contactNumber: phone, companyName } = body;
    const profile = await profiles.change(session.id, { name, dateOfBirth, phone, companyName });
    return { message: 'Your profile has been updated.', data: presentVendor(profile) };
  },
);
