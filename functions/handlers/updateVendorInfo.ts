import { api } from '../../shared/api.ts';
import { presentVendor } from '../accounts/presentProfile.ts';
import { vendorProfileEdits } from '../accounts/profiles.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.updateVendorInfo,
  { vendorSession, profiles: vendorProfileEdits },
  async ({ session, body }, { profiles }) => {
    const { userName: name, DateOfBirth: dateOfBirth, contactNumber: phone, companyName } = body;
    const profile = await profiles.change(session.id, { name, dateOfBirth, phone, companyName });
    return { message: 'Your profile has been updated.', data: presentVendor(profile) };
  },
);
