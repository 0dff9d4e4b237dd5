import { api } from '../../shared/api.ts';
import { userAttempts } from '../accounts/attempts.ts';
import { signUp } from '../accounts/signUp.ts';
import { userSignups } from '../accounts/signups.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.userSignup, { attempts: userAttempts, signups: userSignups }, signUp);
