import { api } from '../../shared/api.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { logIn } from '../accounts/logIn.ts';
import { vendorLogins } from '../accounts/logins.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.vendorLogin, { attempts: vendorAttempts, logins: vendorLogins }, logIn);
