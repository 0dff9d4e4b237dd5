import { answer } from '../../shared/answers.ts';
import { listVendorNights } from '../../shared/contracts/nights.ts';
import { sessions } from '../accounts/sessions.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { nightNotes } from '../nights/nightNotes.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { monthOfProperty } from '../nights/ownNights.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorNights,
  {
    session: sessions.vendor,
    bookings: vendorBookings,
    properties: vendorProperties,
    nights: nightsHeld,
    notes: nightNotes,
  },
  async ({ session, query: { month, limit, cursor } }, { bookings, properties, ...ports }) => {
    const list = { nightsOf: session.id };
    const after = openCursor(list, cursor);
    const [{ properties: own, next }, stays] = await Promise.all([
      properties.page(session.id, { limit, after }),
      bookings.staysWithin(session.id, month, month),
    ]);
    return {
      ...answer('own_nights'),
      data: await Promise.all(own.map((property) => monthOfProperty({ property, month, stays }, ports))),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
