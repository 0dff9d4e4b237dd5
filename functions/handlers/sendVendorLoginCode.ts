import { loginCodes } from '../../shared/contracts/loginCodes.ts';
import { loginCodePorts, sendLoginCode } from '../loginCodes/sendLoginCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(loginCodes.vendor.sendLoginCode, loginCodePorts.vendor, sendLoginCode('vendor'));
