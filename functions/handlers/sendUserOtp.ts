import { api } from '../../shared/api.ts';
import { mailbox } from '../gateways/mail.ts';
import { sendCode } from '../lib/accounts/sendCode.ts';
import { implement } from '../lib/implement.ts';
import { userAttempts } from '../repositories/attempts.ts';
import { userAddresses } from '../repositories/logins.ts';
import { userCodes } from '../repositories/recoveryCodes.ts';

const run = sendCode('user');

export const handler = implement(
  api.sendUserOtp,
  { attempts: userAttempts, addresses: userAddresses, codes: userCodes, mail: mailbox },
  async (input, ports) => {
    const { email: userEmail, ...answer } = await run(input, ports);
    return { ...answer, userEmail };
  },
);
