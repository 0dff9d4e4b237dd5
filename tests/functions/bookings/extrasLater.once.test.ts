import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type SignedUp } from '../../support/accounts.ts';
import { familyPrice, familyStay, openFamilyHotel, setBesideRooms } from '../../support/besideRooms.ts';
import { accept, dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { askForStay, type RatedHotel } from '../../support/ratedHotel.ts';

const owners = openOwners({ confirmed: true });
let hotel: RatedHotel;
let guest: SignedUp;
let params: { bookingRequestId: string };

beforeEach(async () => {
  ({ hotel, guest } = await openFamilyHotel(owners));
  const { _id } = (await askForStay(guest, hotel, familyStay(hotel))).body.data;
  await accept(owners.vendor, _id);
  params = { bookingRequestId: _id };
});

const read = async () => (await ask('getUserBooking', { token: guest.token, params })).body.data;

/** The days, the people and the total of a change of the booking. */
const changed = (until: number, total: number) => ({
  ...{ bookingStartDate: dayIn(10), bookingEndDate: dayIn(until), guests: 4, total, revision: 1 },
});

/** A bonfire at 601 rupees for each of the three guests who pay. */
const bonfire = { id: 'bonfire-1', count: 1 };
const withBonfire = familyPrice.total + 3 * 601;

describe('extras of a booking', () => {
  test('are added by the owner with the yes of the guest', async () => {
    const { extras } = familyStay(hotel);
    const body = { ...changed(12, withBonfire), extras: [...(extras ?? []), bonfire] };
    const { data } = (await ask('proposeChange', { token: owners.vendor.token, params, body })).body;
    expect([data.total, data.proposal.total]).toEqual([familyPrice.total, withBonfire]);
    const { proposalId } = data.proposal;
    await ask('answerProposal', { token: guest.token, params: { ...params, proposalId }, body: { agree: true } });
    const { total, quote, children } = await read();
    expect([total, quote.total, children]).toEqual([withBonfire, withBonfire, [5, 6]]);
    expect(quote.extras.map(({ name }: { name: string }) => name)).toEqual(['Breakfast', 'Mattress', 'Bonfire']);
  });

  test('and children follow the nights of a stay that is changed, where nothing else is said of them', async () => {
    const oneNight = familyPrice.rooms / 2 + 1300 + 3 * 850 + 1500;
    const asked = { token: guest.token, params, body: changed(11, oneNight) };
    const { proposalId } = (await ask('proposeChangeAsGuest', asked)).body.data.proposal;
    const answer = { token: owners.vendor.token, params: { ...params, proposalId }, body: { agree: true } };
    expect((await ask('answerProposalAsOwner', answer)).body.code).toBe('proposal_accepted');
    const { total, quote } = await read();
    expect([total, quote.total, quote.children.nights]).toEqual([oneNight, oneNight, 1]);
  });

  test('are taken off with all children where a change says so', async () => {
    const body = { ...changed(12, familyPrice.rooms), guests: 2, children: [], extras: [] };
    const { proposalId } = (await ask('proposeChangeAsGuest', { token: guest.token, params, body })).body.data.proposal;
    const answer = { token: owners.vendor.token, params: { ...params, proposalId }, body: { agree: true } };
    await ask('answerProposalAsOwner', answer);
    const { total, quote, guests } = await read();
    expect([total, quote.extras, quote.children, guests]).toEqual([familyPrice.rooms, [], undefined, 2]);
  });

  test('ask for their notice of a guest, and of no owner', async () => {
    const jeep = { id: 'jeep-1', count: 1 };
    await setBesideRooms(owners, hotel, {
      extras: [{ id: 'jeep-1', name: 'Jeep', price: 7500, per: 'once', most: 2, noticeDays: 14 }],
    });
    const body = { ...changed(12, familyPrice.rooms + 7500), children: [], guests: 4, extras: [jeep] };
    const asked = await ask('proposeChangeAsGuest', { token: guest.token, params, body });
    expect(asked.body.issues?.[0]).toMatchObject({ path: 'extras.0.id', code: 'extra_too_late' });
    expect((await ask('proposeChange', { token: owners.vendor.token, params, body })).status).toBe(201);
  });
});
