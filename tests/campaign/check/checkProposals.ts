import type { Item } from '../client/stores.ts';

/** The record of a booking, as far as its proposal reads it. */
interface ProposedBooking extends Item {
  id: string;
  revision?: number;
  proposed?: string;
}

/** A proposal as docs/data.md has it. */
export interface StoredProposal extends Item {
  id: string;
  bookingId: string;
  state: string;
  /** Of the booking on which it stands. */
  revision: number;
  endsAt: string;
  endedAt?: string;
}

/** A proposal is the one that its booking names, and has changed it where it was accepted; the end of one that waits is due. */
export function proposalProblems(items: readonly Item[], bookings: readonly ProposedBooking[]): string[] {
  const due = new Set(items.filter(({ pk }) => pk === 'due').map(({ sk }) => sk));
  const proposals = items.filter(({ sk }) => sk === 'proposal') as StoredProposal[];
  const [ids, records] = [new Map(proposals.map(named)), new Map(bookings.map((booking) => [booking.id, booking]))];
  return [
    ...bookings
      .filter(({ id, proposed }) => proposed !== ids.get(id))
      .map(({ id, proposed }) => `${id} names the proposal ${proposed}, and has ${ids.get(id)}`),
    ...proposals.flatMap((proposal) => problemsOf(proposal, records.get(proposal.bookingId), due)),
  ];
}

function named({ bookingId, id }: StoredProposal): [string, string] {
  return [bookingId, id];
}

function problemsOf(
  proposal: StoredProposal,
  booking: ProposedBooking | undefined,
  due: ReadonlySet<string>,
): string[] {
  const { bookingId, state, revision, endsAt, endedAt } = proposal;
  const isOpen = state === 'open';
  const of = `the proposal of ${bookingId}`;
  return [
    ...(booking ? [] : [`${of} has no booking`]),
    ...(isOpen && !due.has(`${endsAt}#proposal#${bookingId}`) ? [`${of} never ends`] : []),
    ...(isOpen === (endedAt === undefined) ? [] : [`${of} is ${state}, and ended at ${endedAt}`]),
    ...(state === 'accepted' && (booking?.revision ?? 0) <= revision
      ? [`${of} was accepted, and changed nothing`]
      : []),
  ];
}
