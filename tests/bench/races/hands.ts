import { vendorBookings } from '../../../functions/bookings/lists.ts';
import { bookingStore } from '../../../functions/bookings/moves.ts';
import { handler as acceptBookingRequests } from '../../../functions/handlers/acceptBookingRequests.ts';
import { handler as cancelBooking } from '../../../functions/handlers/cancelBooking.ts';
import { handler as cancelBookingAsOwner } from '../../../functions/handlers/cancelBookingAsOwner.ts';
import { handler as closeNights } from '../../../functions/handlers/closeNights.ts';
import { handler as createBookingRequest } from '../../../functions/handlers/createBookingRequest.ts';
import { handler as createProperty } from '../../../functions/handlers/createProperty.ts';
import { handler as deleteProperty } from '../../../functions/handlers/deleteProperty.ts';
import { handler as openNights } from '../../../functions/handlers/openNights.ts';
import { handler as rejectBookingRequests } from '../../../functions/handlers/rejectBookingRequests.ts';
import { handler as updateProperty } from '../../../functions/handlers/updateProperty.ts';
import { closingsAhead, readClosings } from '../../../functions/nights/closingItem.ts';
import { withinDeadline } from '../../../functions/runtime/deadline.ts';
import type { Handler, HandlerInput } from '../../../functions/runtime/handlerOf.ts';
import { type OpenPorts, openAll, type Ports } from '../../../functions/runtime/ports.ts';
import { openTable } from '../../../functions/runtime/table.ts';
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
function own<E extends Endpoint, P extends Ports>({ run, ports }: Handler<E, P>, light: object = {}) {
  const opened = { ...openAll(ports), ...light } as OpenPorts<P>;
  return ({ role, id }: Caller, taken: Omit<HandlerInput<E>, 'client' | 'cookies' | 'session'>) => {
    const client = { address: '192.0.2.1' };
    const received = { ...taken, client, session: { role, id, digest: '' } } as unknown as HandlerInput<E>;
    return withinDeadline(() => run(received, opened));
  };
}

/** Another test counts attempts and reads profiles. */
const attempts = { onAccount: async () => {}, fromAddress: async () => {} };
const guest = { name: 'Zarmina Khan', email: 'racer@example.com', phone: '03001234567', emailConfirmedAt: 'long ago' };
const profiles = { find: async () => guest };
const page = async () => ({ properties: [], bookings: [], next: undefined });

/** The work of processes, as handlers do it. It opens once the environment says where the tables are. */
export function openHands() {
  const lists = { ...openAll({ lists: vendorBookings }).lists, page };
  return {
    request: own(createBookingRequest, { attempts, profiles }),
    accept: own(acceptBookingRequests, { listed: { page } }),
    reject: own(rejectBookingRequests, { lists }),
    cancelAsGuest: own(cancelBooking),
    cancelAsOwner: own(cancelBookingAsOwner),
    list: own(createProperty, { attempts }),
    close: own(closeNights, { attempts }),
    open: own(openNights, { attempts }),
    closingsOf: async (propertyId: string) => closingsAhead(await readClosings(openTable('bookings'), propertyId)),
    edit: own(updateProperty, { attempts }),
    remove: own(deleteProperty),
    ...openAll({ bookings: bookingStore }),
  };
}

export type Hands = ReturnType<typeof openHands>;
