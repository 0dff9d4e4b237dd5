import { confirmation } from '../../shared/contracts/confirmation.ts';
import { confirmEmail, confirmPorts } from '../confirmation/confirmEmail.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(confirmation.user.confirmEmail, confirmPorts.user, confirmEmail('user'));
