import { accounts } from '../../shared/contracts/accounts.ts';
import { profilePorts, readProfile } from '../accounts/ownProfile.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.user.profile, profilePorts.user, readProfile);
