import { loginCodes } from '../../shared/contracts/loginCodes.ts';
import { codeLoginPorts, logInByCode } from '../loginCodes/logInByCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(loginCodes.user.loginByCode, codeLoginPorts.user, logInByCode);
