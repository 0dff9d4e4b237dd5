import { api } from '../../shared/api.ts';
import { vendorAttempts } from '../accounts/attempts.ts';
import { signUp } from '../accounts/signUp.ts';
import { vendorSignups } from '../accounts/signups.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.vendorSignup, { attempts: vendorAttempts, signups: vendorSignups }, signUp);
