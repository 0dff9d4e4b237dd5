import { confirmation } from '../../shared/contracts/confirmation.ts';
import { confirmEmailByLink, linkPorts } from '../confirmation/confirmEmail.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  confirmation.vendor.confirmEmailByLink,
  { ...linkPorts.vendor, standing: ownerStanding },
  confirmEmailByLink('vendor'),
);
