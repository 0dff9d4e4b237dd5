import { withinDeadline } from '../../../functions/runtime/deadline.ts';
import type { Handler, HandlerInput } from '../../../functions/runtime/handlerOf.ts';
import { type OpenPorts, openAll, type Ports } from '../../../functions/runtime/ports.ts';
import type { Endpoint } from '../../../shared/endpoint.ts';
import type { Role } from '../../../shared/roles.ts';

/** A caller who has shown who he is. */
export interface Caller {
  role: Role;
  id: string;
}

/**
 * A handler's own work with its own ports, without what comes before it: the event, the session and its form's checks. Work that has nothing to do with nights is light, so that there is time for more attempts.
 */
export function own<E extends Endpoint, P extends Ports>({ run, ports }: Handler<E, P>, light: object = {}) {
  const opened = { ...openAll(ports), ...light } as OpenPorts<P>;
  return ({ role, id }: Caller, taken: Omit<HandlerInput<E>, 'client' | 'cookies' | 'session'>) => {
    const client = { address: '192.0.2.1' };
    const received = { ...taken, client, session: { role, id, digest: '' } } as unknown as HandlerInput<E>;
    return withinDeadline(() => run(received, opened));
  };
}
