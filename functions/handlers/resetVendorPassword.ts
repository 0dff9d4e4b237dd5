import { recovery } from '../../shared/contracts/recovery.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { resetPassword, resetPorts } from '../recovery/resetPassword.ts';
import { implement } from '../runtime/implement.ts';

/** The listings of an owner whose e-mail a reset confirms lose their mark, as after the code of a confirmation. */
export const handler = implement(
  recovery.vendor.resetPassword,
  { ...resetPorts.vendor, standing: ownerStanding },
  (input, { standing, ...ports }) => resetPassword(input, ports, (vendorId) => [standing.confirmWrite(vendorId)]),
);
