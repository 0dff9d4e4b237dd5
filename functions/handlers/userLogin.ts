import { api } from '../../shared/api.ts';
import { userAttempts } from '../accounts/attempts.ts';
import { logIn } from '../accounts/logIn.ts';
import { userLogins } from '../accounts/logins.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.userLogin, { attempts: userAttempts, logins: userLogins }, logIn);
