import { fail } from '../../../shared/errors.ts';
import { today } from '../../../shared/rules/dates.ts';
import { type ProposalEnd, proposalMoves } from '../../../shared/rules/proposalLife.ts';
import type { RoomsChange, Side } from '../../../shared/rules/roomMoves.ts';
import { changeNights } from '../../nights/changeNights.ts';
import type { OpenProperty } from '../../properties/openProperty.ts';
import { port } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import { unlessRefused } from '../../runtime/unlessRefused.ts';
import type { BookedRoom, Booking } from '../booking.ts';
import { moveWrite, readBooking } from '../bookingItem.ts';
import { exchangeOf, nightChangeOf } from '../exchange.ts';
import type { Proposal, ToldBooking } from './proposal.ts';
import { type ProposalFields, proposalMoveWrite } from './proposalItem.ts';
import { openProposal, settle } from './settlement.ts';

/** The hotel of a booking as a yes needs it, undefined where it is not offered any more; and the check that its owner is not suspended. */
interface Hotel {
  open: OpenProperty | undefined;
  check: Write;
}

/** Moves proposals that wait for an answer, by their ids. A call that comes again is answered with what it has done. */
export const proposalAnswers = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Gives the booking the rooms of a proposal, in one transaction: it holds the booking to the revision on which the proposal stands,
     * the proposal to waiting, and each night of another room to being free. A yes that cannot be carried out ends the proposal.
     * @throws Failure `proposal_over`, `proposal_blocked`, `conflict` where one of them was changed at this moment
     */
    agree: (booking: Booking, proposalId: string, hotel: Hotel) => agree(table, booking, proposalId, hotel),
    /** @throws Failure `proposal_over`, `conflict` as above */
    refuse: (booking: Booking, proposalId: string) => settle(table, booking, { proposalId, move: 'refuse' }),
  }),
);

async function agree(table: Table, booking: Booking, proposalId: string, { open, check }: Hotel): Promise<ToldBooking> {
  const { to } = proposalMoves.agree;
  const proposal = await openProposal(table, booking, proposalId, to);
  // Another yes may have come between the two reads.
  if (proposal.state === to) return { ...((await readBooking(table, booking.id)) ?? booking), proposal };
  const rooms = open && roomsNow(proposal, booking, open);
  if (!rooms) return block(table, proposal, 'room_removed');
  const now = new Date();
  const at = now.toISOString();
  const nights = nightChangeOf(booking, exchangeOf(booking, rooms, today(now)));
  const changed: RoomsChange = { at, by: otherSide(proposal.by), what: 'agreed' };
  const moved = { state: booking.state, rooms, changed };
  const ended: ProposalFields = { state: to, endedAt: at };
  const asProposed = { ...booking, revision: proposal.revision };
  const moves = [moveWrite(table.name, asProposed, moved), proposalMoveWrite(table.name, proposal, ended)];
  const stopped = await unlessRefused(changeNights(table, nights, [...moves, open.check, check]), 'nights_taken');
  if (!stopped) return block(table, proposal, 'nights_taken');
  if (stopped.length > 0) throw fail('conflict');
  return { ...asProposed, ...moved, revision: proposal.revision + 1, proposal: { ...proposal, ...ended } };
}

function otherSide(side: Side): Side {
  return side === 'owner' ? 'guest' : 'owner';
}

/** The rooms of a proposal with the numbers that they have by now; undefined where one that the booking lacks is gone. */
function roomsNow({ rooms }: Proposal, booking: Booking, { property }: OpenProperty): BookedRoom[] | undefined {
  const numbers = new Map(property.rooms.map(({ id, roomNumber }) => [id, roomNumber]));
  const own = new Set(booking.rooms.map(({ id }) => id));
  if (rooms.some(({ id }) => !own.has(id) && !numbers.has(id))) return undefined;
  return rooms.map((room) => ({ ...room, number: numbers.get(room.id) ?? room.number }));
}

/** Ends a proposal that cannot be carried out. @throws Failure `proposal_blocked`, `conflict` where it was moved at this moment */
async function block(table: Table, proposal: Proposal, endedBy: ProposalEnd): Promise<never> {
  const ended: ProposalFields = { state: proposalMoves.block.to, endedAt: new Date().toISOString(), endedBy };
  const stopped = await transact(table, [proposalMoveWrite(table.name, proposal, ended)]);
  throw fail(stopped.length > 0 ? 'conflict' : 'proposal_blocked');
}
