import { accounts } from '../../shared/contracts/accounts.ts';
import { signUp, signupPorts } from '../accounts/signUp.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.vendor.signup, signupPorts.vendor, signUp('vendor'));
