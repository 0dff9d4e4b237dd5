import { fail } from '../../../shared/errors.ts';
import { answerByOf } from '../../../shared/rules/answerBy.ts';
import { today } from '../../../shared/rules/dates.ts';
import { type ProposalEnd, proposalMoves } from '../../../shared/rules/proposalLife.ts';
import type { RoomsChange, Side } from '../../../shared/rules/roomMoves.ts';
import { withChangedAdvance } from '../../money/changedStay.ts';
import { changeNights } from '../../nights/changeNights.ts';
import type { OpenProperty } from '../../properties/openProperty.ts';
import { port } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import { unlessRefused } from '../../runtime/unlessRefused.ts';
import type { BookedRoom, Booking } from '../booking.ts';
import { type MoveFields, moveWrite, readBooking } from '../bookingItem.ts';
import { type Actor, bySide, keptBy } from '../deskActs.ts';
import { dueWrite, reminderAt } from '../due.ts';
import { exchangeOf, nightChangeOf } from '../exchange.ts';
import { besideRooms } from '../quotes/bookedQuote.ts';
import { quoteWrite } from '../quotes/quoteItem.ts';
import type { Proposal, ToldBooking } from './proposal.ts';
import { type ProposalFields, proposalMoveWrite } from './proposalItem.ts';
import { roomsAfter } from './roomsAfter.ts';
import { openProposal, settle } from './settlement.ts';

/** Who answers, and the hotel of a booking as a yes needs it: undefined where it is not offered any more; `check` says that its owner is not suspended. */
interface Answerer {
  open: OpenProperty | undefined;
  check: Write;
  /** Of the hotel's side. */
  by?: Actor;
}

/** Moves proposals that wait for an answer, by their ids. A call that comes again is answered with what it has done. */
export const proposalAnswers = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  (table) => ({
    find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
    /**
     * Gives the booking the stay of a proposal, in one transaction: it holds the booking to the revision on which the proposal stands,
     * the proposal to waiting, and each night that it takes to being free; a request takes none. A yes that cannot be carried out ends
     * the proposal.
     * @throws Failure `proposal_over`, `proposal_blocked`, `conflict` where one of them was changed at this moment
     */
    agree: (booking: Booking, proposalId: string, answerer: Answerer) => agree(table, booking, proposalId, answerer),
    /** As the hotel's side where one is named. @throws Failure `proposal_over`, `conflict` as above */
    refuse: (booking: Booking, proposalId: string, host?: Required<Omit<Answerer, 'open'>>) =>
      settle(table, booking, {
        ...{ proposalId, move: 'refuse', answerer: host ? 'owner' : 'guest' },
        noted: host && bySide(keptBy(table.name, booking.id), booking, 'refused', host),
      }),
  }),
);

async function agree(table: Table, booking: Booking, proposalId: string, answerer: Answerer): Promise<ToldBooking> {
  const { to } = proposalMoves.agree;
  const side = answerer.by ? 'owner' : 'guest';
  const proposal = await openProposal(table, booking, { id: proposalId, done: to, answerer: side });
  // Another yes may have come between the two reads.
  if (proposal.state === to) return { ...((await readBooking(table, booking.id)) ?? booking), proposal };
  const after = await roomsAfter(table, proposal, booking, answerer.open);
  if ('blockedBy' in after) return block(table, proposal, after.blockedBy);
  const change = {
    booking,
    proposal,
    moved: movedBy({ booking, proposal, rooms: after.rooms }, side),
    check: after.check,
  };
  const stopped = await exchange(table, change, await agreeWrites(table, change, answerer));
  if (!stopped && proposal.what === 'rooms') return block(table, proposal, 'nights_taken');
  // Another room of the kind may be free.
  if (!stopped || stopped.length > 0) throw fail('conflict');
  return agreedBooking(change);
}

/** Change of the stay of a booking, with rooms that were chosen for it. */
interface AgreedChange {
  booking: Booking;
  proposal: Proposal;
  rooms: BookedRoom[];
}

/** The fields of a booking that a yes changes. */
type StayFields = MoveFields & Required<Pick<MoveFields, 'rooms' | 'checkIn' | 'checkOut' | 'changed'>>;

/** The change of a booking by a yes. The time to answer a request does not become longer. */
function movedBy({ booking, proposal, rooms }: AgreedChange, by: Side): StayFields {
  const { state, answerBy, askedAt } = booking;
  const { checkIn, checkOut, guests, quote } = proposal;
  // A field that the record has is not taken out of it.
  const children = proposal.children ?? booking.children?.slice(0, 0);
  const beside = besideRooms(quote) || (booking.beside && 0);
  const changed: RoomsChange = { at: new Date().toISOString(), by, what: 'agreed' };
  const latest = answerByOf(new Date(askedAt), checkIn);
  return {
    ...{ state, rooms, checkIn, checkOut, guests, children, beside, changed },
    ...(state === 'pending' && latest < answerBy && { answerBy: latest }),
    ...termsAfter(booking, quote),
  };
}

/** The advance of a request that becomes cheaper than it is its whole price; a dearer one asks for no more. */
function termsAfter({ state, terms }: Booking, { total }: Proposal['quote']): Pick<MoveFields, 'terms'> {
  return state === 'pending' && terms && terms.amount > total ? { terms: { ...terms, amount: total } } : {};
}

/** A change by a yes, and the check that its rooms are there. */
interface CheckedChange {
  booking: Booking;
  proposal: Proposal;
  moved: StayFields;
  check: Write;
}

/** A booking as it was when the change was proposed. */
function asProposed({ booking, proposal: { revision } }: CheckedChange): Booking {
  return { ...booking, revision: revision === 0 ? undefined : revision };
}

function endedBy({ moved }: CheckedChange): ProposalFields {
  return { state: proposalMoves.agree.to, endedAt: moved.changed.at };
}

function agreedBooking(change: CheckedChange): ToldBooking {
  const { booking, proposal, moved } = change;
  return { ...booking, ...moved, revision: proposal.revision + 1, proposal: { ...proposal, ...endedBy(change) } };
}

/** The writes of a yes beside those of nights, each on its condition. */
async function agreeWrites(table: Table, change: CheckedChange, { by, check }: Answerer): Promise<Write[]> {
  const { name: TableName } = table;
  const read = asProposed(change);
  const { update: move, writes } = await withChangedAdvance(
    table,
    read,
    change.moved,
    moveWrite(TableName, read, change.moved),
  );
  return [
    ...(by ? bySide(move, change.booking, 'agreed', { by, check }) : [move, check]),
    proposalMoveWrite(TableName, change.proposal, endedBy(change)),
    change.check,
    ...followingWrites(TableName, change),
    ...writes,
  ];
}

/** The change of nights and other writes, as one; undefined where a night is taken. A request has no nights. */
function exchange(
  table: Table,
  { booking, moved }: CheckedChange,
  writes: readonly Write[],
): Promise<number[] | undefined> {
  if (booking.state !== 'active') return transact(table, [...writes]);
  const nights = nightChangeOf(booking, exchangeOf(booking, moved, today()));
  return unlessRefused(changeNights(table, nights, writes), 'nights_taken');
}

/** Writes that follow from another stay: of its quote, of when its guest is reminded, and of when its time to answer ends. */
function followingWrites(TableName: string, { booking, proposal, moved }: CheckedChange): Write[] {
  if (proposal.what === 'rooms') return [];
  const remindedAt = reminderAt({ ...booking, ...moved });
  const isAhead = moved.checkIn !== booking.checkIn && moved.changed.at < remindedAt;
  return [
    quoteWrite(TableName, booking.id, proposal.quote),
    ...(isAhead ? [dueWrite(TableName, 'reminder', booking, remindedAt)] : []),
    ...(moved.answerBy ? [dueWrite(TableName, 'answer', booking, moved.answerBy)] : []),
  ];
}

/** Ends a proposal that cannot be carried out. @throws Failure `proposal_blocked`, `conflict` where it was moved at this moment */
async function block(table: Table, proposal: Proposal, endedBy: ProposalEnd): Promise<never> {
  const ended: ProposalFields = { state: proposalMoves.block.to, endedAt: new Date().toISOString(), endedBy };
  const stopped = await transact(table, [proposalMoveWrite(table.name, proposal, ended)]);
  throw fail(stopped.length > 0 ? 'conflict' : 'proposal_blocked');
}
