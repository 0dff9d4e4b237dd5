import { ask, type SignedUp } from './accounts.ts';
import { dayIn } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import type { ProposalDesk } from './proposals.ts';

/** A change of a stay: days from now, guests, rooms of kinds, and the total that was seen, that of nights at 4,000 by default. */
export interface ChangedStay {
  days?: readonly [number, number];
  guests?: number;
  kinds?: readonly { kind: string; count: number }[];
  total?: number;
  revision?: number;
}

function bodyOf({ days = [11, 14], guests = 2, kinds, total, revision = 1 }: ChangedStay) {
  const [from, until] = days;
  const rooms = kinds?.reduce((sum, { count }) => sum + count, 0) ?? 1;
  return {
    ...{ bookingStartDate: dayIn(from), bookingEndDate: dayIn(until), guests: String(guests) },
    ...{ kinds, total: total ?? (until - from) * rooms * 4000, revision },
  };
}

/** Changes of stays at a desk of proposals, by either side. */
export function stayChangesOf(desk: ProposalDesk) {
  const params = (bookingRequestId: string, proposalId: string) => ({ bookingRequestId, proposalId });
  return {
    /** Days, guests, total and rooms of the guest's booking. */
    stay: async () => {
      const { bookingStartDate, bookingEndDate, guests, total, rooms } = await desk.shown();
      const numbers = rooms.map((each: { roomNumber: number }) => each.roomNumber);
      return [bookingStartDate, bookingEndDate, guests, total, numbers];
    },
    /** Those of a booking as it is agreed first. */
    agreed: () => [dayIn(10), dayIn(13), 2, 12_000, [101]],
    /** The guest asks for a change. */
    ask: (bookingRequestId: string, change: ChangedStay = {}, { token }: SignedUp = desk.guest): Promise<CallAnswer> =>
      ask('proposeChangeAsGuest', { token, params: { bookingRequestId }, body: bodyOf(change) }),
    /** The owner proposes one. */
    propose: (bookingRequestId: string, change: ChangedStay = {}): Promise<CallAnswer> =>
      ask('proposeChange', { token: desk.owners.vendor.token, params: { bookingRequestId }, body: bodyOf(change) }),
    /** The guest asks, and the id of the proposal is answered. */
    asked: async (bookingRequestId: string, change: ChangedStay = {}): Promise<string> => {
      const body = bodyOf(change);
      const { token } = desk.guest;
      const answer = await ask('proposeChangeAsGuest', { token, params: { bookingRequestId }, body });
      if (answer.status !== 201) throw new Error(`The change was refused: ${JSON.stringify(answer.body)}`);
      return answer.body.data.proposal.proposalId;
    },
    /** The owner answers. */
    answer: (id: string, proposalId: string, agree: boolean, { token }: SignedUp = desk.owners.vendor) =>
      ask('answerProposalAsOwner', { token, params: params(id, proposalId), body: { agree } }),
    /** The guest takes a wish back. */
    withdraw: (id: string, proposalId: string, { token }: SignedUp = desk.guest) =>
      ask('withdrawProposalAsGuest', { token, params: params(id, proposalId) }),
  };
}
