import { api } from '../../shared/api.ts';
import { mailbox } from '../gateways/mail.ts';
import { resendCode } from '../lib/accounts/sendCode.ts';
import { implement } from '../lib/implement.ts';
import { vendorAttempts } from '../repositories/attempts.ts';
import { vendorAddresses } from '../repositories/logins.ts';
import { vendorCodes } from '../repositories/recoveryCodes.ts';

const run = resendCode('vendor');

export const handler = implement(
  api.resendVendorOtp,
  { attempts: vendorAttempts, addresses: vendorAddresses, codes: vendorCodes, mail: mailbox },
  async (input, ports) => {
    const { email: vendorEmail, ...answer } = await run(input, ports);
    return { ...answer, vendorEmail };
  },
);
