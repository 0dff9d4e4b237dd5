import { fail } from '../../../shared/errors.ts';
import { port } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import { readBooking } from '../bookingItem.ts';
import { bySide, type HostSide } from '../deskActs.ts';
import { dueWrite } from '../due.ts';
import { readQuote } from '../quotes/quoteItem.ts';
import { notRefusedCheck } from '../waiting.ts';
import { isSameChange, type Proposal, type ToldBooking } from './proposal.ts';
import { proposalWrite, proposedWrite, readProposal } from './proposalItem.ts';

/** Makes proposals of the hotel's side. */
export const proposing = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string) => findQuoted(table, id),
  /**
   * Stores a proposal, on condition that no other one waits. A call that comes again is answered with what it has stored.
   * @throws Failure `proposal_open`, `conflict` where the booking was changed at this moment or the check stops it
   */
  propose: (booking: ToldBooking, proposal: Proposal, host: HostSide) => {
    const writes = bySide(proposedWrite(table.name, booking, proposal), booking, 'proposed', host);
    return propose(table, booking, proposal, writes);
  },
}));

/** Makes proposals of guests. */
export const guestProposing = port('bookings', ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], (table) => ({
  find: (id: string) => findQuoted(table, id),
  /**
   * As the hotel's side, on condition that the owner has not refused the guest.
   * @throws Failure `proposal_open`, `refused_by_host`, `conflict` where the booking was changed at this moment
   */
  propose: async (booking: ToldBooking, proposal: Proposal) => {
    const mark = proposedWrite(table.name, booking, proposal);
    const isWelcome = await notRefusedCheck(table, booking);
    return propose(table, booking, proposal, [mark, isWelcome]);
  },
}));

/** A booking with the quote that was fixed with it. */
async function findQuoted(table: Table, id: string): Promise<ToldBooking | undefined> {
  const [booking, quote] = await Promise.all([readBooking(table, id), readQuote(table, id)]);
  return booking && { ...booking, quote };
}

/** The first of the writes is the mark of the proposal in the booking's record. */
async function propose(
  table: Table,
  booking: ToldBooking,
  proposal: Proposal,
  writes: readonly Write[],
): Promise<ToldBooking> {
  const [put, due] = [proposalWrite(table.name, proposal), dueWrite(table.name, 'proposal', booking, proposal.endsAt)];
  const stopped = await transact(table, [put, due, ...writes]);
  const quoted = { ...booking, quote: proposal.agreed.quote };
  if (stopped.length === 0) return { ...quoted, proposed: proposal.id, proposal };
  if (stopped.some((at) => at !== 0)) throw fail('conflict');
  const open = await readProposal(table, booking.id);
  if (!open || !isSameChange(open, proposal)) throw fail('proposal_open');
  return { ...quoted, proposed: open.id, proposal: open };
}
