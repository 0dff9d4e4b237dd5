import { addDays } from '../../../shared/rules/dates.ts';
import { mustBe } from '../../campaign/client/people.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

/** The guest asks for a night more, takes that back, and asks once more: the owner says yes. */
export async function stayLonger(scene: Scene, { guest, host }: Parties, bookingRequestId: string): Promise<void> {
  const params = { bookingRequestId };
  const { token } = guest;
  const read = async () => mustBe(200, await scene.ask('getUserBooking', { token, params })).body.data;
  const ask = async () => {
    const { bookingStartDate, bookingEndDate, guests, revision } = await read();
    const stay = { bookingStartDate, bookingEndDate: addDays(bookingEndDate, 1), guests, revision };
    const seen = mustBe(409, await scene.ask('proposeChangeAsGuest', { token, params, body: { ...stay, total: 1 } }));
    const body = { ...stay, total: seen.body.quote.total };
    const { data } = mustBe(201, await scene.ask('proposeChangeAsGuest', { token, params, body })).body;
    return { ...params, proposalId: data.proposal.proposalId as string };
  };
  mustBe(200, await scene.ask('withdrawProposalAsGuest', { token, params: await ask() }));
  const before = await read();
  const answered = { token: host.token, params: await ask(), body: { agree: true } };
  mustBe(200, await scene.ask('answerProposalAsOwner', answered));
  const after = await read();
  mustHold(after.bookingRoomDays === before.bookingRoomDays + 1, 'the stay has a night more after the yes');
}
