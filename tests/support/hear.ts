import type { DomainEvent, EventName } from '../../functions/bus/domainEvents.ts';
import type { HeardEvent, Listener } from '../../functions/bus/listener.ts';
import { openAll, type Ports } from '../../functions/runtime/ports.ts';
import { asRoleOf } from './permissions.ts';

/** Has a listener hear an event, with the permissions of its role; answers its outcome. */
export function hear<Name extends EventName, P extends Ports>(
  { ports, run }: Listener<Name, P>,
  event: DomainEvent<Name>,
) {
  const heard = { ...event, id: 'an-event' } as unknown as HeardEvent<Name>;
  return asRoleOf(ports, () => run(heard, openAll(ports)));
}
