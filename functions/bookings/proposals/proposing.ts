import { fail } from '../../../shared/errors.ts';
import { port } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';
import { transact } from '../../runtime/transact.ts';
import type { Booking } from '../booking.ts';
import { readBooking } from '../bookingItem.ts';
import { bySide, type HostSide } from '../deskActs.ts';
import { dueWrite } from '../due.ts';
import { isSameChange, type Proposal, type ToldBooking } from './proposal.ts';
import { proposalWrite, proposedWrite, readProposal } from './proposalItem.ts';

/** Makes proposals. */
export const proposing = port('bookings', ['GetItem', 'PutItem', 'UpdateItem'], (table) => ({
  find: (id: string): Promise<Booking | undefined> => readBooking(table, id),
  /**
   * Stores a proposal of the hotel's side, on condition that no other one waits. A call that comes again is answered with what it has
   * stored.
   * @throws Failure `proposal_open`, `conflict` where the booking was changed at this moment or the check stops it
   */
  propose: (booking: Booking, proposal: Proposal, host: HostSide) => propose(table, booking, proposal, host),
}));

async function propose(table: Table, booking: Booking, proposal: Proposal, host: HostSide): Promise<ToldBooking> {
  const [mark, ...checks] = bySide(proposedWrite(table.name, booking, proposal), booking, 'proposed', host);
  const put = proposalWrite(table.name, proposal);
  const due = dueWrite(table.name, 'proposal', booking, proposal.endsAt);
  const stopped = await transact(table, [mark, put, due, ...checks]);
  if (stopped.length === 0) return { ...booking, proposed: proposal.id, proposal };
  if (stopped.some((at) => at !== 1)) throw fail('conflict');
  const open = await readProposal(table, booking.id);
  if (!open || !isSameChange(open, proposal)) throw fail('proposal_open');
  return { ...booking, proposed: open.id, proposal: open };
}
