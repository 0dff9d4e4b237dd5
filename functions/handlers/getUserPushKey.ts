import { pushes } from '../../shared/contracts/push.ts';
import { keyPorts, readKey } from '../push/ownPhones.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(pushes.user.pushKey, keyPorts.user, readKey);
