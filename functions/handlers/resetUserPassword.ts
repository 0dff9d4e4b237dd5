import { recovery } from '../../shared/contracts/recovery.ts';
import { resetPassword, resetPorts } from '../recovery/resetPassword.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(recovery.user.resetPassword, resetPorts.user, (input, ports) =>
  resetPassword(input, ports),
);
