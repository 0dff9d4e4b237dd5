import { recovery } from '../../shared/contracts/recovery.ts';
import { codePorts, sendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.vendor.sendOtp, codePorts.vendor, sendCode('vendor'));
