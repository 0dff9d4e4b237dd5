import { setTimeout as wait } from 'node:timers/promises';
import { bookingsIn, type StoredBooking } from '../check/checkBookings.ts';
import { type Item, readStores, type Stores } from '../client/stores.ts';
import type { Scene } from './scene.ts';

/** Looks of half a second at what is still to follow from bookings. */
const mostLooks = 40;

/** Waits until all has followed from the bookings of the inns. Answers with a sentence for each that it never did. */
export async function checkFollowed(scene: Scene): Promise<{ problems: string[]; stores: Stores }> {
  for (let look = 1; ; look += 1) {
    await scene.server.hourIsOver();
    await scene.server.eventsDone();
    const stores = await readStores(scene.server);
    const problems = followingProblems(scene, stores);
    if (problems.length === 0 || look === mostLooks) return { problems, stores };
    await wait(500);
  }
}

function followingProblems({ inns }: Scene, { bookings: items }: Stores): string[] {
  const own = bookingsIn(items).filter(({ propertyId }) => inns.some((inn) => inn.propertyId === propertyId));
  const settled = new Set(items.flatMap(settledMail));
  return [
    ...own.flatMap((booking) =>
      mailsOf(booking)
        .filter((mail) => !settled.has(`booking#${booking.id} mail#${mail}`))
        .map((mail) => `${booking.id} is ${booking.state}, and nobody was told: ${mail}`),
    ),
    ...overlapProblems(own),
  ];
}

/** A mail that was settled, or that is set aside and will be tried: SES may refuse it for longer than anybody looks. */
function settledMail({ pk, sk, state, bookingId, name }: Item): string[] {
  if (['sent', 'refused', 'held'].includes(String(state))) return [`${pk} ${sk}`];
  const { kind, side } = (name ?? {}) as { kind?: string; side?: string };
  return pk === 'late-mails' ? [`booking#${bookingId} mail#${kind}#${side}`] : [];
}

/** The mails that a booking in its state must have brought. */
function mailsOf({ state, cancelledBy, answeredAt }: StoredBooking & { answeredAt?: string }): string[] {
  if (state === 'pending') return ['requested#owner'];
  if (state === 'active') return ['accepted#guest'];
  if (state === 'rejected') return ['declined#guest'];
  if (state === 'expired') return ['expired#guest', 'expired#owner'];
  if (state !== 'cancelled') return [];
  if (answeredAt === undefined) return ['withdrawn#owner'];
  return [`cancelled#${cancelledBy === 'owner' ? 'guest' : 'owner'}`];
}

/** No request waits for a night that another guest has. */
function overlapProblems(bookings: readonly StoredBooking[]): string[] {
  const active = bookings.filter(({ state }) => state === 'active');
  return bookings
    .filter(({ state, answerBy }) => state === 'pending' && answerBy > new Date().toISOString())
    .flatMap((request) =>
      active
        .filter((other) => other.propertyId === request.propertyId && other.roomId === request.roomId)
        .filter((other) => other.checkIn < request.checkOut && request.checkIn < other.checkOut)
        .map((other) => `${request.id} waits for nights that ${other.id} has got`),
    );
}
