import { accounts } from '../../shared/contracts/accounts.ts';
import { changeLanguage, profileEditPorts } from '../accounts/ownProfile.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(accounts.vendor.setLanguage, profileEditPorts.vendor, changeLanguage);
