import { userLoginByLink } from '../../shared/contracts/loginCodes.ts';
import { codeLoginPorts, logInByLink } from '../loginCodes/logInByCode.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(userLoginByLink, codeLoginPorts.user, logInByLink);
