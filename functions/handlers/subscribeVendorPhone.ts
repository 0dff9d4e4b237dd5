import { pushes } from '../../shared/contracts/push.ts';
import { subscribePhone, subscribingPorts } from '../push/ownPhones.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(pushes.vendor.subscribe, subscribingPorts.vendor, subscribePhone);
