import { setPayee } from '../../shared/contracts/payees.ts';
import { changePayee, payeePorts } from '../money/changePayee.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(setPayee, payeePorts.set, changePayee);
