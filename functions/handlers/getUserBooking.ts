import { answer } from '../../shared/answers.ts';
import { getUserBooking } from '../../shared/contracts/bookings.ts';
import { reachedAdvances } from '../../shared/rules/advanceStates.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import type { ToldBooking } from '../bookings/proposals/proposal.ts';
import { toldBooking } from '../bookings/proposals/toldBookings.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import { implement } from '../runtime/implement.ts';

/** Money is between the two, although the booking has ended. */
const needsHost = ({ advance }: ToldBooking): boolean =>
  advance !== undefined && reachedAdvances.includes(advance.state);

export const handler = implement(
  getUserBooking,
  { session: sessions.user, bookings: toldBooking, properties: propertyLookup, vendors: profiles.vendor },
  async ({ session, params: { bookingRequestId } }, { bookings, properties, vendors }) => {
    const booking = ownBooking(await bookings.find(bookingRequestId), session);
    const data = presentBooking(booking);
    const isAhead = booking.state === 'active';
    if (!isAhead && !needsHost(booking)) return { ...answer('booking_details'), data };
    const [property, host] = await Promise.all([
      isAhead ? properties.find(booking.propertyId) : undefined,
      vendors.find(booking.vendorId),
    ]);
    return {
      ...answer('booking_details'),
      data: {
        ...data,
        address: property?.address,
        checkInFrom: property?.hotel.amenities?.checkInFrom,
        checkOutUntil: property?.hotel.amenities?.checkOutUntil,
        host: host && { name: host.name, email: host.email, contactNumber: host.phone ?? '' },
      },
    };
  },
);
