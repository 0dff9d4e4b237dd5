import { ask, type Person } from './bookingDesk.ts';

interface Scene {
  vendor: Person;
  guest: Person;
  measure(what: string, work: () => Promise<unknown>): Promise<void>;
}

/** Proposes room 102 in place of 101 for an accepted booking: taken back, refused, and agreed to; then moves it back. */
export async function proposals(scene: Scene, bookingRequestId: string): Promise<void> {
  const { vendor, guest, measure } = scene;
  const params = { bookingRequestId };
  const propose = async (): Promise<string> => {
    const body = { rooms: [{ roomNumber: 101, toRoomNumber: 102, price: 1 }], revision: 1 };
    const { data } = (await ask('proposeChange', { token: vendor.token, params, body })).body;
    return data.proposal.proposalId;
  };
  const answer = (proposalId: string, agree: boolean) =>
    ask('answerProposal', { token: guest.token, params: { ...params, proposalId }, body: { agree } });
  let proposalId = '';
  await measure('propose', async () => {
    proposalId = await propose();
  });
  const list = { params: { userId: guest.id }, query: { limit: '10', status: 'active' } };
  await measure("traveller's bookings, one with a proposal", () =>
    ask('listUserBookings', { token: guest.token, ...list }),
  );
  await measure('take a proposal back', () =>
    ask('withdrawProposal', { token: vendor.token, params: { ...params, proposalId } }),
  );
  proposalId = await propose();
  await measure('no to a proposal', () => answer(proposalId, false));
  proposalId = await propose();
  await measure('yes to a proposal', () => answer(proposalId, true));
  const back = { roomNumber: 102, toRoomNumber: 101, revision: 2 };
  await measure('move to another room', () => ask('moveRoom', { token: vendor.token, params, body: back }));
}
