import { recovery } from '../../shared/contracts/recovery.ts';
import { guessPorts, verifyCode } from '../recovery/verifyCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.vendor.verifyOtp, guessPorts.vendor, verifyCode('vendor'));
