import { api } from '../../shared/api.ts';
import { signUp } from '../lib/accounts/signUp.ts';
import { implement } from '../lib/implement.ts';
import { userAttempts } from '../repositories/attempts.ts';
import { userSignups } from '../repositories/signups.ts';

export const handler = implement(api.userSignup, { attempts: userAttempts, signups: userSignups }, signUp);
