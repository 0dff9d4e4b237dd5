import { confirmation } from '../../shared/contracts/confirmation.ts';
import { confirmEmailByLink, linkPorts } from '../confirmation/confirmEmail.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(confirmation.user.confirmEmailByLink, linkPorts.user, confirmEmailByLink('user'));
