import { api } from '../../shared/api.ts';
import { signUp } from '../lib/accounts/signUp.ts';
import { implement } from '../lib/implement.ts';
import { vendorAttempts } from '../repositories/attempts.ts';
import { vendorSignups } from '../repositories/signups.ts';

export const handler = implement(api.vendorSignup, { attempts: vendorAttempts, signups: vendorSignups }, signUp);
