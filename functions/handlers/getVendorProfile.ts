import { api } from '../../shared/api.ts';
import { presentVendor } from '../accounts/presentProfile.ts';
import { vendorProfiles } from '../accounts/profiles.ts';
import { vendorSession } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.getVendorProfile,
  { vendorSession, profiles: vendorProfiles },
  async ({ session }, { profiles }) => ({
    message: 'Your profile.',
    data: presentVendor(await profiles.find(session.id)),
  }),
);
