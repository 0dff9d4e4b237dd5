import { answeredBy, answerNotes } from '../bookings/answerTimes.ts';
import type { Booking } from '../bookings/booking.ts';
import { declineAll, isForSameNight, renumberAll } from '../bookings/declining.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { roomNumbers } from '../properties/roomNumbers.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = {
  bookings: bookingStore,
  lists: vendorBookings,
  nights: nightsHeld,
  numbers: roomNumbers,
  answers: answerNotes,
};

/**
 * Declines requests for nights that another one has got. The index may not show yet a request that was sent at the moment
 * of the acceptance, or before its room was removed, so that every new one is looked at too. How long the owner took for an answer is
 * noted here, because no more than two functions should read a stream. A room may have got another number at that moment,
 * which the function that follows numbers did not find in the index.
 */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'bookings', sk: 'booking' },
    summary:
      'Decline the requests for nights that were just booked, and new ones that came too late; note how fast owners answer.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (change: Change<Booking>, opened: OpenPorts<typeof ports>) => {
    const outcome = { declined: await declineWhatFollows(change, opened) };
    const answered = answeredBy(change);
    if (answered) await opened.answers.note(answered);
    return outcome;
  },
);

async function declineWhatFollows(
  { before, after }: Change<Booking>,
  opened: OpenPorts<typeof ports>,
): Promise<number> {
  if (after?.state === 'active' && before?.state === 'pending') {
    await renumberAll([after], opened);
    return declineOthers(after, opened);
  }
  return after?.state === 'pending' && !before ? declineLate(after, opened) : 0;
}

/** The acceptance may be an old one by now, and its nights free again: each request is judged by what is booked at this moment. */
async function declineOthers(accepted: Booking, opened: OpenPorts<typeof ports>): Promise<number> {
  const waiting = await opened.lists.waiting(accepted.vendorId);
  const overlapping = waiting.filter((request) => request.id !== accepted.id && isForSameNight(request, accepted));
  let declined = 0;
  for (const request of overlapping) declined += await declineTaken(request, opened);
  return declined;
}

async function declineLate(request: Booking, opened: OpenPorts<typeof ports>): Promise<number> {
  if (!(await opened.numbers.of(request))) return declineAll([request], 'room_removed', opened.bookings);
  await renumberAll([request], opened);
  return declineTaken(request, opened);
}

async function declineTaken(request: Booking, { bookings, nights }: OpenPorts<typeof ports>): Promise<number> {
  return (await nights.isBooked(request)) ? declineAll([request], 'nights_taken', bookings) : 0;
}
