import { confirmation } from '../../shared/contracts/confirmation.ts';
import { confirmEmail, confirmPorts } from '../confirmation/confirmEmail.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  confirmation.vendor.confirmEmail,
  { ...confirmPorts.vendor, standing: ownerStanding },
  confirmEmail('vendor'),
);
