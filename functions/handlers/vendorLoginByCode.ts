import { loginCodes } from '../../shared/contracts/loginCodes.ts';
import { codeLoginPorts, logInByCode } from '../loginCodes/logInByCode.ts';
import { ownerStanding } from '../properties/propertyCount.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  loginCodes.vendor.loginByCode,
  { ...codeLoginPorts.vendor, standing: ownerStanding },
  logInByCode,
);
