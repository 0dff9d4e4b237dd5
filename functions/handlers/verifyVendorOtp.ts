import { api } from '../../shared/api.ts';
import { verifyCode } from '../lib/accounts/verifyCode.ts';
import { implement } from '../lib/implement.ts';
import { vendorAttempts } from '../repositories/attempts.ts';
import { vendorTries } from '../repositories/recoveryTries.ts';

export const handler = implement(
  api.verifyVendorOtp,
  { attempts: vendorAttempts, tries: vendorTries },
  async (input, ports) => {
    const { email: vendorEmail, ...answer } = await verifyCode(input, ports);
    return { ...answer, vendorEmail };
  },
);
