import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { storedForm } from '../rules/field.ts';
import { ownBookingFields, ownBookingIssues, ownGuestFields, ownGuestIssues } from '../rules/ownBookings.ts';
import { roomFields } from '../rules/property.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { bookingRequest, bookingRequestId } from './bookings.ts';
import { id, note, reply, requestKey, typedFields, value } from './fields.ts';
import { form } from './form.ts';

export const takeBooking = endpoint({
  method: 'POST',
  path: '/vendor/booking',
  auth: { role: 'vendor', staff: true },
  summary:
    'Enter a booking that came by phone, at the door, through an agent or from a relative. It holds its nights at once. ' +
    '`rooms` are numbers of free rooms of an own property; `price` is whole PKR, of the nights of each room or of the stay.',
  body: z.pipe(
    form(
      {
        propertyId: id,
        rooms: note(z.array(value(roomFields.roomNumber)), { maxItems: roomsOfRequest.max }),
        ...typedFields(ownBookingFields),
        requestKey: z.optional(requestKey),
      },
      (sent) => ownBookingIssues(sent),
      'beside',
    ),
    z.transform(({ propertyId, rooms, requestKey, ...sent }) => ({
      ...storedForm(ownBookingFields, sent),
      propertyId,
      rooms,
      requestKey,
    })),
  ),
  status: 201,
  response: reply(bookingRequest),
  errors: [
    'property_not_found',
    'room_not_found',
    'nights_taken',
    'being_changed',
    'sent_before',
    'conflict',
    'too_many_attempts',
  ],
});

export const changeOwnBooking = endpoint({
  method: 'PUT',
  path: '/vendor/booking/{bookingRequestId}',
  auth: { role: 'vendor', staff: true },
  summary: 'Change the guest or the agreed price of a booking that the owner entered.',
  params: bookingRequestId,
  body: z.pipe(
    form(typedFields(ownGuestFields), (sent) => ownGuestIssues(sent)),
    z.transform((sent) => storedForm(ownGuestFields, sent)),
  ),
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'not_own_booking', 'conflict', 'too_many_attempts'],
});
