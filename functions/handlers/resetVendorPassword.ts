import { api } from '../../shared/api.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { resetPassword } from '../recovery/resetPassword.ts';
import { vendorResets } from '../recovery/resets.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.resetVendorPassword,
  { attempts: vendorAttempts, resets: vendorResets },
  resetPassword,
);
