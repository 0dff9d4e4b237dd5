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

function followingProblems({ inns }: Scene, { bookings: items, properties }: Stores): string[] {
  const own = bookingsIn(items).filter(({ propertyId }) => inns.some((inn) => inn.propertyId === propertyId));
  const settled = new Set(items.flatMap(settledMail));
  return [
    ...own.flatMap((booking) =>
      mailsOf(booking)
        .filter((mail) => namesOf(mail).every((name) => !settled.has(`booking#${booking.id} mail#${name}`)))
        .map((mail) => `${booking.id} is ${booking.state}, and nobody was told: ${mail}`),
    ),
    ...overlapProblems(own, properties),
  ];
}

/** A mail that was settled, or that is set aside and will be tried: SES may refuse it for longer than anybody looks. */
function settledMail({ pk, sk, state, bookingId, name }: Item): string[] {
  if (['sent', 'refused', 'held'].includes(String(state))) return [`${pk} ${sk}`];
  const { kind, side } = (name ?? {}) as { kind?: string; side?: string };
  return pk === 'late-mails' ? [`booking#${bookingId} mail#${kind}#${side}`] : [];
}

/** An acceptance asks for an advance or does not, as it is when the mail is written. */
function namesOf(mail: string): string[] {
  const [kinds = '', side] = mail.split('#');
  return kinds.split('|').map((kind) => `${kind}#${side}`);
}

/** The mails that a booking in its state must have brought. */
function mailsOf({ state, cancelledBy, answeredAt }: StoredBooking & { answeredAt?: string }): string[] {
  if (state === 'pending') return ['requested#owner'];
  if (state === 'active') return ['accepted|acceptedAsking#guest'];
  if (state === 'rejected') return ['declined#guest'];
  if (state === 'expired') return ['expired#guest', 'expired#owner'];
  if (state !== 'cancelled') return [];
  if (answeredAt === undefined) return ['withdrawn#owner'];
  if (cancelledBy === 'sarai') return ['cancelledBySarai#guest', 'cancelledBySarai#owner'];
  return [`cancelled#${cancelledBy === 'owner' ? 'guest' : 'owner'}`];
}

/** No request waits where its hotel has too few rooms of a kind that no other guest has on its nights. */
function overlapProblems(bookings: readonly StoredBooking[], properties: readonly Item[]): string[] {
  const active = bookings.filter(({ state }) => state === 'active');
  return bookings
    .filter(({ state, answerBy }) => state === 'pending' && answerBy > new Date().toISOString())
    .filter((request) => tooFewLeft(request, active, kindsIn(properties, request.propertyId)))
    .map(({ id }) => `${id} waits for nights that others have got`);
}

/** The kind of each room, by the room's id. */
function kindsIn(properties: readonly Item[], propertyId: string): [roomId: string, kind: string][] {
  const record = properties.find(({ pk, sk }) => pk === `property#${propertyId}` && sk === 'property');
  return Object.entries((record?.kinds ?? {}) as Record<string, string>);
}

function tooFewLeft(request: StoredBooking, active: readonly StoredBooking[], kinds: [string, string][]): boolean {
  const taken = new Set(
    active
      .filter(({ propertyId }) => propertyId === request.propertyId)
      .filter(({ checkIn, checkOut }) => checkIn < request.checkOut && request.checkIn < checkOut)
      .flatMap(({ rooms }) => rooms.map(({ id }) => id)),
  );
  return request.rooms.some(({ kind }) => {
    const free = kinds.filter(([id, own]) => own === kind && !taken.has(id));
    return free.length < request.rooms.filter((room) => room.kind === kind).length;
  });
}
