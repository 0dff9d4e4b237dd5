import { api } from '../../shared/api.ts';
import { logIn } from '../lib/accounts/logIn.ts';
import { implement } from '../lib/implement.ts';
import { userAttempts } from '../repositories/attempts.ts';
import { userLogins } from '../repositories/logins.ts';

export const handler = implement(api.userLogin, { attempts: userAttempts, logins: userLogins }, logIn);
