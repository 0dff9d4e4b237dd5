import { ask } from './accounts.ts';
import type { AdvanceDesk } from './advances.ts';
import { dayIn } from './bookings.ts';

/** Moves a booking of three nights to other days, so many from today, by a proposal of a side and the yes of the other. @returns the status of the answer, or of the refusal */
export async function moveDays(
  desk: AdvanceDesk,
  bookingRequestId: string,
  days: number,
  by: 'owner' | 'guest' = 'owner',
): Promise<number> {
  const { revision = 0 } = (await desk.record(bookingRequestId)) ?? {};
  const stay = { bookingStartDate: dayIn(days), bookingEndDate: dayIn(days + 3), guests: '2', total: 12_000 };
  const [vendor, guest] = [desk.owners.vendor.token, desk.guest.token];
  const isOwner = by === 'owner';
  const asked = await ask(isOwner ? 'proposeChange' : 'proposeChangeAsGuest', {
    ...{ token: isOwner ? vendor : guest, params: { bookingRequestId }, body: { ...stay, revision } },
  });
  if (asked.status !== 201) return asked.status;
  const { proposalId } = asked.body.data.proposal;
  const answered = await ask(isOwner ? 'answerProposal' : 'answerProposalAsOwner', {
    ...{ token: isOwner ? guest : vendor, params: { bookingRequestId, proposalId }, body: { agree: true } },
  });
  return answered.status;
}
