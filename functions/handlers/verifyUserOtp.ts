import { recovery } from '../../shared/contracts/recovery.ts';
import { guessPorts, verifyCode } from '../recovery/verifyCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.user.verifyOtp, guessPorts.user, verifyCode('user'));
