import { confirmation } from '../../shared/contracts/confirmation.ts';
import { confirmEmailByLink, linkPorts } from '../confirmation/confirmEmail.ts';
import { newcomerLinks } from '../confirmation/newcomerLinks.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  confirmation.user.confirmEmailByLink,
  { ...linkPorts.user, newcomers: newcomerLinks },
  confirmEmailByLink('user'),
);
