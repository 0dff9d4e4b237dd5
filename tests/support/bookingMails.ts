import { randomUUID } from 'node:crypto';
import type { Booking } from '../../functions/bookings/booking.ts';
import { bookingEvents } from '../../functions/bookings/bookingEvents.ts';
import { openAll } from '../../functions/runtime/ports.ts';
import { mailsTo, type ReceivedMail, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';
import { asRoleOf } from './permissions.ts';
import { aBooking, storeBooking } from './stays.ts';
import type { TestTables } from './tables.ts';

/** A change of a booking, by its mail: what is another before and after it. */
type Move = [before: Partial<Booking> | undefined, after: Partial<Booking>];

const now = () => new Date().toISOString();

/** Every change that a mail follows from, by what happens and who is told. */
export const moves = {
  'requested owner': () => [undefined, { state: 'pending' }],
  'accepted guest': () => [{ state: 'pending' }, { state: 'active', answeredAt: now() }],
  'declined guest': () => [{ state: 'pending' }, { state: 'rejected', endedAt: now() }],
  'withdrawn owner': () => [{ state: 'pending' }, { state: 'cancelled', cancelledBy: 'guest', endedAt: now() }],
  'cancelled guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'cancelled', cancelledBy: 'owner', answeredAt: now(), endedAt: now() },
  ],
  'cancelled owner': () => [
    { state: 'active', answeredAt: now() },
    { state: 'cancelled', cancelledBy: 'guest', answeredAt: now(), endedAt: now() },
  ],
  'missed guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'missed', answeredAt: now(), endedAt: now() },
  ],
  'expired both': () => [{ state: 'pending' }, { state: 'expired', endedAt: now() }],
  'reminder guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), remindedAt: now() },
  ],
  'renumbered guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), renumberedAt: now() },
  ],
  'moved guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), changed: { at: now(), by: 'owner', what: 'moved' } },
  ],
  'moved owner': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), changed: { at: now(), by: 'channel', what: 'moved' } },
  ],
  'givenBack guest': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), changed: { at: now(), by: 'owner', what: 'givenBack' } },
  ],
  'givenBack owner': () => [
    { state: 'active', answeredAt: now() },
    { state: 'active', answeredAt: now(), changed: { at: now(), by: 'guest', what: 'givenBack' } },
  ],
} satisfies Record<string, () => Move>;

export type MoveName = keyof typeof moves;

/** The people of a booking, and fields of it that a test looks at. */
export interface Stay {
  tables: TestTables;
  guest: Pick<SignedUp, 'id'>;
  vendor: Pick<SignedUp, 'id'>;
  given?: Partial<Booking>;
}

/** Lets something happen to a new booking, and calls the function that mails for that change. Answers with the booking. */
export async function happens(name: MoveName, { tables, guest, vendor, given = {} }: Stay): Promise<Booking> {
  const people = { userId: guest.id, vendorId: vendor.id };
  const days = { checkIn: dayIn(20), checkOut: dayIn(23) };
  const answerBy = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const [before, after]: Move = moves[name]();
  const base = aBooking({ ...people, ...days, askedAt: now(), answerBy, ...given });
  const booking = { ...base, ...after };
  await storeBooking(tables.bookings, booking);
  await mailFor({ ...(before && { before: { ...base, ...before } }), after: booking });
  return booking;
}

/** Calls the function that mails for the events of a change. It is loaded each time, so that modules that a test resets are opened anew. */
export async function mailFor(change: { before?: Booking; after: Booking }): Promise<void> {
  const { handler } = await import('../../functions/events/mailBooking.ts');
  for (const event of bookingEvents(change)) {
    const heard = { ...event, id: randomUUID() } as Parameters<typeof handler.run>[0];
    await asRoleOf(handler.ports, () => handler.run(heard, openAll(handler.ports)));
  }
}

/** Subjects of the mails to an address, oldest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}

/** All that stands in a mail. */
export function contentOf({ subject, body }: ReceivedMail): string {
  return [subject, body.text, body.html].join('\n');
}
