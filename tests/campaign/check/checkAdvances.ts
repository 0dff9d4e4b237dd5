import { addDays, instantOf } from '../../../shared/rules/dates.ts';
import type { Item } from '../client/stores.ts';

/** An advance as docs/data.md has it. */
interface StoredAdvance extends Item {
  bookingId: string;
  state: string;
  amount: number;
  received: number;
  until?: string;
  proof?: { late?: true; sentAt?: string };
  unseenBefore?: true;
  waived?: true;
  refund?: { amount: number; dueBy?: string; late?: true; paid?: { amount: number } };
  settledFor?: 'guest' | 'owner';
  ranked?: string;
}

interface AskedBooking extends Item {
  id: string;
  state: string;
  checkIn: string;
  cancelledBy?: string;
  advance?: { state: string; amount: number; until?: string };
}

/** States in which an advance ends its booking when its time is over. */
const timed = ['asked', 'unseen'];

/** States of an advance whose booking does not stand. */
const over = ['lapsed', 'refundDue', 'refunded', 'confirmed', 'denied', 'settled'];

/** The advances in which money waits for their owner, at the places that they should have in his index. */
export function rankedAdvances(items: readonly Item[]): Item[] {
  return advancesIn(items).flatMap((advance) => {
    const ranked = rankedPlaceOf(advance);
    return ranked === undefined ? [] : [{ ...advance, ranked }];
  });
}

function rankedPlaceOf({ bookingId, state, received, until, proof, refund }: StoredAdvance): string | undefined {
  if (state === 'sent') return `money#1#${proof?.sentAt}#${bookingId}`;
  if (state === 'refundDue') return `money#${refund?.late ? 0 : 2}#${refund?.dueBy}#${bookingId}`;
  return state === 'asked' && received > 0 ? `money#3#${until}#${bookingId}` : undefined;
}

function advancesIn(items: readonly Item[]): StoredAdvance[] {
  return items.filter(({ pk, sk }) => pk.startsWith('booking#') && sk === 'advance') as StoredAdvance[];
}

/** The copy in each record is as the advance is; one whose time ends the booking is due; and no booking stands, with its nights, whose advance has lapsed. */
export function advanceProblems(items: readonly Item[], bookings: readonly AskedBooking[]): string[] {
  const advances = advancesIn(items);
  const byId = new Map(advances.map((advance) => [advance.bookingId, advance]));
  const ids = new Set(bookings.map(({ id }) => id));
  const due = items.filter(({ pk }) => pk === 'due').map(({ sk }) => sk.split('#'));
  const awaited = new Set(
    due.filter(([, kind = '']) => kind.startsWith('advance')).map((parts) => parts.slice(2).join('#')),
  );
  return [
    ...advances.filter(({ bookingId }) => !ids.has(bookingId)).map(({ pk }) => `an advance of no booking: ${pk}`),
    ...bookings.flatMap((booking) => copyProblems(booking, byId.get(booking.id))),
    ...bookings.flatMap((booking) => lifeProblems(booking, byId.get(booking.id), awaited)),
    ...advances.flatMap((advance) => [...amountProblems(advance, items), ...settledProblems(advance, items)]),
  ];
}

/** No time ends a booking that is over after 20:00 of the eve of arrival. */
function copyProblems({ id, state, checkIn, advance: copy }: AskedBooking, advance?: StoredAdvance): string[] {
  const { state: own = '', until = '', waived } = advance ?? {};
  const isBefore = new Date(until) <= instantOf(addDays(checkIn, -1), 20);
  const lapses = state === 'active' && timed.includes(own) && isBefore && !waived;
  const wanted = advance && [own, advance.amount, lapses ? until : undefined];
  const found = copy && [copy.state, copy.amount, copy.until];
  return [
    ...(String(found) === String(wanted) ? [] : [`the record of ${id} says ${found}, and its advance ${wanted}`]),
    ...(state === 'active' && own === 'asked' && !isBefore ? [`the advance of ${id} is asked for too long`] : []),
  ];
}

function lifeProblems(
  booking: AskedBooking,
  advance: StoredAdvance | undefined,
  awaited: ReadonlySet<string>,
): string[] {
  if (!advance) return [];
  const { id, state, cancelledBy } = booking;
  const { state: own } = advance;
  if (state === 'active') return standingProblems(id, own, awaited);
  return [
    ...(own === 'asked' ? [`${id} is ${state}, and its advance is asked`] : []),
    ...(cancelledBy === 'lapse' && own === 'received' && advance.proof?.late
      ? [`${id} has lapsed, and what came late is not due back`]
      : []),
    ...(cancelledBy === 'lapse' && wasStopped(advance) ? [`${id} has lapsed, and was proven in time`] : []),
  ];
}

function standingProblems(id: string, advance: string, awaited: ReadonlySet<string>): string[] {
  return [
    ...(over.includes(advance) ? [`${id} stands, and its advance is ${advance}`] : []),
    ...(timed.includes(advance) && !awaited.has(id) ? [`the advance of ${id} is never due`] : []),
  ];
}

/** A proof in time stops the clock, until its owner does not see it, or a part has come. */
function wasStopped({ proof, unseenBefore, received }: StoredAdvance): boolean {
  return proof !== undefined && !proof.late && !unseenBefore && received === 0;
}

/** No more came of an advance than its booking's lines say, and no more goes back than came. */
function amountProblems({ bookingId, received, refund, state }: StoredAdvance, items: readonly Item[]): string[] {
  const lines = items.filter(({ pk, sk }) => pk === `booking#${bookingId}` && sk.startsWith('line#'));
  const sum = (kind: string) => lines.reduce((all, line) => all + (line.kind === kind ? Number(line.amount) : 0), 0);
  const paid = refund?.paid?.amount ?? 0;
  return [
    ...(received <= sum('in') ? [] : [`${received} came of the advance of ${bookingId}, and lines say ${sum('in')}`]),
    ...(paid <= sum('out') ? [] : [`${paid} went back of the advance of ${bookingId}, and lines say ${sum('out')}`]),
    ...((refund?.amount ?? 0) <= received ? [] : [`more of the advance of ${bookingId} is due than came`]),
    ...(state === 'refundDue' && refund === undefined ? [`nothing of the advance of ${bookingId} is due`] : []),
  ];
}

/** One that is settled says for whom; of a refund that counts as not paid its line is taken back. */
function settledProblems({ bookingId, state, settledFor, refund }: StoredAdvance, items: readonly Item[]): string[] {
  if (state === 'settled' && settledFor !== 'owner')
    return [`the advance of ${bookingId} is settled for ${settledFor ?? 'nobody'}`];
  if (state !== 'refundDue' || !refund?.paid) return [];
  const { amount } = refund.paid;
  const lines = items.filter(({ pk, sk }) => pk === `booking#${bookingId}` && sk.startsWith('line#'));
  const taken = new Set(lines.map(({ reverses }) => reverses));
  const isTakenBack = lines.some((line) => line.kind === 'out' && line.amount === amount && taken.has(line.number));
  return isTakenBack ? [] : [`the refund of ${bookingId} has not come, and its line of ${amount} stands`];
}
