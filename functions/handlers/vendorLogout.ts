import { accounts } from '../../shared/contracts/accounts.ts';
import { logOut, logoutPorts } from '../push/logOut.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.vendor.logout, logoutPorts.vendor, logOut);
