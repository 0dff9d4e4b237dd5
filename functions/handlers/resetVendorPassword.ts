import { recovery } from '../../shared/contracts/recovery.ts';
import { resetPassword, resetPorts } from '../recovery/resetPassword.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.vendor.resetPassword, resetPorts.vendor, resetPassword);
