import { fail } from '../../../shared/errors.ts';
import { proposalAt, proposalMoves } from '../../../shared/rules/proposalLife.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import type { Table } from '../../runtime/table.ts';
import { transact, type Write } from '../../runtime/transact.ts';
import type { Booking } from '../booking.ts';
import type { Proposal, ToldBooking } from './proposal.ts';
import { type ProposalFields, proposalMoveWrite, readProposal } from './proposalItem.ts';

/** A proposal by its id, the state to which a move brings it, and the side that answers it. */
interface NamedProposal {
  id: string;
  done: Proposal['state'];
  answerer: Side;
}

/**
 * The proposal of that id.
 * @throws Failure `proposal_over` where the latest proposal of the booking is another one, is the other side's to answer, or waits no more
 */
export async function openProposal(
  table: Table,
  booking: Booking,
  { id, done, answerer }: NamedProposal,
): Promise<Proposal> {
  const proposal = await readProposal(table, booking.id);
  if (proposal?.id !== id || proposal.by === answerer) throw fail('proposal_over');
  const { state } = proposalAt(proposal, booking, new Date());
  if (state !== 'open' && state !== done) throw fail('proposal_over');
  return proposal;
}

/** A move that changes the proposal alone, the side that answers it, and the writes that note it. */
interface Settlement {
  proposalId: string;
  move: 'refuse' | 'withdraw';
  answerer: Side;
  noted?: Write[] | undefined;
}

/** Moves a proposal that waits, and nothing else. @throws Failure `proposal_over`, `conflict` where it was moved at this moment */
export async function settle(
  table: Table,
  booking: Booking,
  { proposalId, move, answerer, noted = [] }: Settlement,
): Promise<ToldBooking> {
  const { to } = proposalMoves[move];
  const proposal = await openProposal(table, booking, { id: proposalId, done: to, answerer });
  if (proposal.state === to) return { ...booking, proposal };
  const moved: ProposalFields = { state: to, endedAt: new Date().toISOString() };
  const stopped = await transact(table, [proposalMoveWrite(table.name, proposal, moved), ...noted]);
  if (stopped.length > 0) throw fail('conflict');
  return { ...booking, proposal: { ...proposal, ...moved } };
}
