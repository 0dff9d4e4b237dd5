import { withdrawPayeeChange } from '../../shared/contracts/payees.ts';
import { payeePorts, withdrawChange } from '../money/changePayee.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(withdrawPayeeChange, payeePorts.withdraw, withdrawChange);
