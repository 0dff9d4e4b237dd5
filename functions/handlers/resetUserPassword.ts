import { api } from '../../shared/api.ts';
import { resetPassword } from '../lib/accounts/resetPassword.ts';
import { implement } from '../lib/implement.ts';
import { userAttempts } from '../repositories/attempts.ts';
import { userResets } from '../repositories/passwordResets.ts';

export const handler = implement(api.resetUserPassword, { attempts: userAttempts, resets: userResets }, resetPassword);
