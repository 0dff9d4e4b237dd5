import { accounts } from '../../shared/contracts/accounts.ts';
import { changeProfile, profileEditPorts } from '../accounts/ownProfile.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.user.updateProfile, profileEditPorts.user, changeProfile);
