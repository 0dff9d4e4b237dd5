import { confirmation } from '../../shared/contracts/confirmation.ts';
import { changeEmail, changeEmailPorts } from '../confirmation/changeEmail.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(confirmation.vendor.changeEmail, changeEmailPorts.vendor, changeEmail('vendor'));
