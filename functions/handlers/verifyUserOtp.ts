import { api } from '../../shared/api.ts';
import { userAttempts } from '../accounts/attempts.ts';
import { userTries } from '../recovery/tries.ts';
import { verifyCode } from '../recovery/verifyCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  api.verifyUserOtp,
  { attempts: userAttempts, tries: userTries },
  async (input, ports) => {
    const { email: userEmail, ...answer } = await verifyCode(input, ports);
    return { ...answer, userEmail };
  },
);
