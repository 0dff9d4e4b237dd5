import { confirmation } from '../../shared/contracts/confirmation.ts';
import { emailCodePorts, sendEmailCode } from '../confirmation/sendEmailCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(confirmation.user.sendEmailCode, emailCodePorts.user, sendEmailCode('user'));
