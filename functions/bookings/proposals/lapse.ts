import { proposalAt, proposalMoves } from '../../../shared/rules/proposalLife.ts';
import { port } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';
import { transact } from '../../runtime/transact.ts';
import { readBooking } from '../bookingItem.ts';
import { proposalMoveWrite, readProposal } from './proposalItem.ts';

/** Ends proposals as time goes on. */
export const proposalClock = port('bookings', ['GetItem', 'UpdateItem'], (table) => ({
  /** Writes down that the time of a booking's proposal is over, where it waits for an answer until then. */
  lapse: (bookingId: string): Promise<void> => lapse(table, bookingId),
}));

async function lapse(table: Table, bookingId: string): Promise<void> {
  const [booking, proposal] = [await readBooking(table, bookingId), await readProposal(table, bookingId)];
  if (!booking || proposal?.state !== 'open') return;
  if (proposalAt(proposal, booking, new Date()).endedBy !== 'time') return;
  const ended = { state: proposalMoves.lapse.to, endedAt: proposal.endsAt, endedBy: 'time' } as const;
  await transact(table, [proposalMoveWrite(table.name, proposal, ended)]);
}
