import { pushes } from '../../shared/contracts/push.ts';
import { unsubscribePhone, unsubscribingPorts } from '../push/ownPhones.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(pushes.vendor.unsubscribe, unsubscribingPorts.vendor, unsubscribePhone);
