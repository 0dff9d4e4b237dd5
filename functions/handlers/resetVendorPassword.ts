import { api } from '../../shared/api.ts';
import { resetPassword } from '../lib/accounts/resetPassword.ts';
import { implement } from '../lib/implement.ts';
import { vendorAttempts } from '../repositories/attempts.ts';
import { vendorResets } from '../repositories/passwordResets.ts';

export const handler = implement(
  api.resetVendorPassword,
  { attempts: vendorAttempts, resets: vendorResets },
  resetPassword,
);
