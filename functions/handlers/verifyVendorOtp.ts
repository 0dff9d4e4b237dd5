import { api } from '../../shared/api.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { vendorTries } from '../recovery/tries.ts';
import { verifyCode } from '../recovery/verifyCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.verifyVendorOtp,
  { attempts: vendorAttempts, tries: vendorTries },
  async (input, ports) => {
    const { email: vendorEmail, ...answer } = await verifyCode(input, ports);
    return { ...answer, vendorEmail };
  },
);
