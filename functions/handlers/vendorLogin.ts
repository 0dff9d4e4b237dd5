import { accounts } from '../../shared/contracts/accounts.ts';
import { logIn, loginPorts } from '../accounts/logIn.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.vendor.login, loginPorts.vendor, logIn);
