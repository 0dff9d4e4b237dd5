import { api } from '../../shared/api.ts';
import { logIn } from '../lib/accounts/logIn.ts';
import { implement } from '../lib/implement.ts';
import { vendorAttempts } from '../repositories/attempts.ts';
import { vendorLogins } from '../repositories/logins.ts';

export const handler = implement(api.vendorLogin, { attempts: vendorAttempts, logins: vendorLogins }, logIn);
