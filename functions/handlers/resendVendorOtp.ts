import { recovery } from '../../shared/contracts/recovery.ts';
import { codePorts, resendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.vendor.resendOtp, codePorts.vendor, resendCode('vendor'));
