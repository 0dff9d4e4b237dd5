import { t } from '@lingui/core/macro';
import { mutate } from 'swr';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { keptForm } from '../../../../../shared/rules/field.ts';
import { requestFields } from '../../../../../shared/rules/stays.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import { formatStay } from '../../../words/days.ts';
import { isolate } from '../../../words/isolate.ts';
import type { BookingDraft } from '../request/bookingDraft.ts';

/**
 * Sends a drafted request. Its key makes sending it again safe. Where an earlier try, whose answer was lost, has sent
 * something else under the key, it rejects with `sent_before`, lest what was chosen since is lost.
 */
export async function sendRequest(draft: BookingDraft) {
  try {
    const answer = await call('createBookingRequest', { body: bodyOf(draft) });
    if (isSentAs(answer.data, draft)) return answer;
    throw new ApiError(sentBefore(answer.data), { code: 'sent_before', status: 409 });
  } finally {
    void mutate(keysOf(['listUserBookings', 'listUserPendingRequests', 'getRoomCalendar']), undefined);
  }
}

export function bodyOf({ requestKey, room, typed: { note, ...asked } }: BookingDraft) {
  const { propertyId, roomNumber, price } = room;
  const words = note.trim();
  return {
    propertyId,
    roomNumber,
    ...keptForm(requestFields, asked),
    price,
    requestKey,
    ...(words && { note: words }),
  };
}

/** Whether a request stands as it is drafted, and has not come to nothing since it was sent. */
export function isSentAs(booking: BookingRequest, draft: BookingDraft): boolean {
  if (booking.status !== 'pending' && booking.status !== 'active') return false;
  const { propertyId, bookingStartDate, bookingEndDate, guests, note = '' } = bodyOf(draft);
  const sent = [booking.propertyId, booking.bookingStartDate, booking.bookingEndDate, booking.guests];
  const drafted = [propertyId, bookingStartDate, bookingEndDate, guests];
  return sent.every((value, at) => value === drafted[at]) && (booking.note ?? '') === note;
}

function sentBefore(booking: BookingRequest): string {
  const hotelName = isolate(booking.hotelName);
  const days = formatStay(booking.bookingStartDate, booking.bookingEndDate);
  return t`You have sent this before: ${hotelName}, ${days}. It stands among your bookings. Send again to ask for what you see here as well.`;
}
