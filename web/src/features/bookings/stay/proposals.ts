import { today } from '../../../../../shared/rules/dates.ts';
import { type ProposalOutcome, proposalAt } from '../../../../../shared/rules/proposalLife.ts';
import { type Booking, roomsFrom, type StayProposal, type StayRoom } from './booking.ts';

/** How the proposal of a booking that is shown stands now: its time may pass while the page is open. */
export function proposalNow({ proposal, revision = 0, advance }: Booking, now: Date): ProposalOutcome | undefined {
  if (!proposal) return undefined;
  const { status: state, endedBy, endsAt } = proposal;
  return proposalAt({ state, endedBy, endsAt, revision }, { state: 'active', revision, advance }, now);
}

/** The rooms that a booking leaves by a proposal, and those that it takes, of the nights that are left. */
export function exchangedRooms(booking: Booking, { rooms }: StayProposal): Record<'left' | 'taken', StayRoom[]> {
  const day = today();
  const [before, after] = [roomsFrom(booking, day), roomsFrom({ ...booking, rooms: rooms as Booking['rooms'] }, day)];
  return { left: without(before, after), taken: without(after, before) };
}

function without(rooms: readonly StayRoom[], others: readonly StayRoom[]): StayRoom[] {
  const keyOf = ({ roomNumber, price, from }: StayRoom) => `${roomNumber} ${price} ${from}`;
  const known = new Set(others.map(keyOf));
  return rooms.filter((room) => !known.has(keyOf(room)));
}
