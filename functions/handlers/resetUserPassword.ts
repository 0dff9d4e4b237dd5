import { api } from '../../shared/api.ts';
import { userAttempts } from '../accounts/attempts.ts';
import { resetPassword } from '../recovery/resetPassword.ts';
import { userResets } from '../recovery/resets.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(api.resetUserPassword, { attempts: userAttempts, resets: userResets }, resetPassword);
