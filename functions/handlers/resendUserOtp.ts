import { recovery } from '../../shared/contracts/recovery.ts';
import { codePorts, resendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.user.resendOtp, codePorts.user, resendCode('user'));
