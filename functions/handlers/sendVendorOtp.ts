import { recovery } from '../../shared/contracts/recovery.ts';
import { beginPorts, sendCode } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.vendor.sendOtp, beginPorts.vendor, sendCode('vendor'));
