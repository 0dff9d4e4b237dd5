import { api } from '../../shared/api.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { vendorAddresses } from '../accounts/logins.ts';
import { mailbox } from '../mail/mailbox.ts';
import { vendorCodes } from '../recovery/codes.ts';
import { resendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

const run = resendCode('vendor');

export const handler = implement(
  api.resendVendorOtp,
  { attempts: vendorAttempts, addresses: vendorAddresses, codes: vendorCodes, mail: mailbox },
  async (input, ports) => {
    const { email: vendorEmail, ...answer } = await run(input, ports);
    return { ...answer, vendorEmail };
  },
);
