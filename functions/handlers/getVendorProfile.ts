import { api } from '../../shared/api.ts';
import { presentVendor } from '../lib/accounts/presentProfile.ts';
import { implement } from '../lib/implement.ts';
import { vendorProfiles } from '../repositories/profiles.ts';
import { vendorSession } from '../repositories/sessions.ts';

export const handler = implement(
  api.getVendorProfile,
  { vendorSession, profiles: vendorProfiles },
  async ({ session }, { profiles }) => ({
    message: 'Your profile.',
    data: presentVendor(await profiles.find(session.id)),
  }),
);
