import { api } from '../../shared/api.ts';
import { verifyCode } from '../lib/accounts/verifyCode.ts';
import { implement } from '../lib/implement.ts';
import { userAttempts } from '../repositories/attempts.ts';
import { userTries } from '../repositories/recoveryTries.ts';

export const handler = implement(
  api.verifyUserOtp,
  { attempts: userAttempts, tries: userTries },
  async (input, ports) => {
    const { email: userEmail, ...answer } = await verifyCode(input, ports);
    return { ...answer, userEmail };
  },
);
