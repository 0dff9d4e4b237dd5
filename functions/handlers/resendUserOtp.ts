import { api } from '../../shared/api.ts';
import { userAttempts } from '../accounts/attempts.ts';
import { userAddresses } from '../accounts/logins.ts';
import { mailbox } from '../mail/mailbox.ts';
import { userCodes } from '../recovery/codes.ts';
import { resendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

const run = resendCode('user');

export const handler = implement(
  api.resendUserOtp,
  { attempts: userAttempts, addresses: userAddresses, codes: userCodes, mail: mailbox },
  async (input, ports) => {
    const { email: userEmail, ...answer } = await run(input, ports);
    return { ...answer, userEmail };
  },
);
