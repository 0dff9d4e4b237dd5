import { beforeEach, describe, expect, test } from 'vitest';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { ask, confirmDirectly, goodPassword, openAccount, type SignedUp, signUp } from '../../support/accounts.ts';
import { type Room, request } from '../../support/bookings.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { setPayee, setTerms, typedTerms } from '../../support/payees.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
const kept = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' };
let owner: SignedUp;
let propertyId: string;

beforeEach(async () => {
  owner = await signUp('vendor');
  await confirmDirectly(owners.desk.tables, owner);
  await setPayee(owner, { password: goodPassword });
  propertyId = await list(owner);
});

async function list({ id, token }: SignedUp): Promise<string> {
  const rooms = [roomForm({ roomNumber: '101', price: '10000' }), roomForm({ roomNumber: '102', price: '10000' })];
  const body = { ...formSomewhere({ rooms }), vendorId: id };
  return (await ask('createProperty', { token, body })).body.data._id;
}

const read = async () =>
  (await ask('getVendorProperty', { token: owner.token, params: { postId: propertyId } })).body.data;
const setBooks = (given: object) =>
  ask('setBooks', {
    token: owner.token,
    params: { propertyId },
    body: { name: '', ntn: '', helpersTakeCash: 'false', revision: 0, ...given },
  });

describe('a room of a hotel that asks for advances', () => {
  const days = (from: number) => ({ checkIn: addDays(today(), from), checkOut: addDays(today(), from + 2) });
  const details = async (query: object = {}) =>
    (await ask('getRoomDetails', { params: { roomId: propertyId }, query: query as Record<string, string> })).body.data;

  test('says its terms to everybody, and with days the advance in rupees', async () => {
    await setTerms(owner, propertyId);
    const { terms, advance } = await details();
    expect([terms, advance]).toEqual([kept, undefined]);
    const dated = await details(days(20));
    expect(dated.advance.amount).toBe(6000);
    expect(Date.parse(dated.advance.until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  });

  test('asks for none for arrivals that are near, and none of an owner who owes a refund', async () => {
    await setTerms(owner, propertyId);
    expect((await details(days(2))).advance).toBeUndefined();
    await propertyStore(owners.desk.tables.properties).stand(propertyId, { owesRefund: true });
    const { terms, advance } = await details(days(20));
    expect([terms, advance]).toEqual([undefined, undefined]);
  });

  test('has nothing of books and account', async () => {
    await setTerms(owner, propertyId);
    await setBooks({ name: 'Pine House', ntn: '12345678', revision: 1 });
    const text = JSON.stringify(await details(days(20)));
    for (const hidden of ['1234567-8', '6702', 'Gul Zaman', 'moneyRevision']) expect(text).not.toContain(hidden);
  });
});

describe('a request for a room of such a hotel', () => {
  let guest: SignedUp;
  let room: Room;
  beforeEach(async () => {
    guest = await openAccount('user');
    room = { propertyId, roomNumber: 101 };
    await setTerms(owner, propertyId, { terms: { ...typedTerms, share: 'firstNight' } });
  });
  const send = (given: Record<string, unknown>, days: readonly [number, number] = [20, 22]) =>
    request(guest, room, days, given);

  test('fixes the advance, its hours and its policy, whatever the owner sets later', async () => {
    const { status, body } = await send({ advance: 10_000, policy: 'moderate' });
    const terms = { amount: 10_000, hours: 24, policy: 'moderate' };
    expect([status, body.data.terms]).toEqual([201, terms]);
    await setTerms(owner, propertyId, { terms: undefined, revision: 1 });
    const later = await ask('getUserBooking', { token: guest.token, params: { bookingRequestId: body.data._id } });
    expect(later.body.data.terms).toEqual(terms);
  });

  test.each([
    ['another advance', { advance: 9000, policy: 'moderate' }],
    ['no advance', { advance: 0 }],
    ['another policy', { advance: 10_000, policy: 'flexible' }],
  ])('is refused with the terms of now where its guest has seen %s', async (_, seen) => {
    const { status, body } = await send(seen);
    expect([status, body.code]).toEqual([409, 'terms_changed']);
    expect(body.terms).toEqual({ amount: 10_000, hours: 24, policy: 'moderate' });
  });

  test('is refused where the advance that its guest has seen is asked for no more', async () => {
    await setTerms(owner, propertyId, { terms: undefined, revision: 1 });
    const { body } = await send({ advance: 10_000, policy: 'moderate' });
    expect([body.code, body.terms]).toEqual(['terms_changed', undefined]);
  });

  test('brings none where arrival is near', async () => {
    const { status, body } = await send({ advance: 0 }, [2, 4]);
    expect([status, body.data.terms]).toEqual([201, undefined]);
  });

  test('is never asked for more than the stay costs, when it becomes cheaper before the answer', async () => {
    const rooms = await kindsOf(2);
    const { body } = await send({ roomNumber: undefined, rooms, advance: 20_000 });
    const { _id: bookingRequestId, terms, revision = 0 } = body.data;
    expect(terms.amount).toBe(20_000);
    const stay = { bookingStartDate: addDays(today(), 30), bookingEndDate: addDays(today(), 31), guests: 1 };
    const wish = { ...stay, kinds: await kindsOf(1), total: 10_000, revision };
    const { token } = guest;
    const asked = await ask('proposeChangeAsGuest', { token, params: { bookingRequestId }, body: wish });
    const { proposalId } = asked.body.data.proposal;
    const params = { bookingRequestId, proposalId };
    const agreed = await ask('answerProposalAsOwner', { token: owner.token, params, body: { agree: true } });
    expect([agreed.status, agreed.body.data.terms]).toEqual([200, { ...terms, amount: 10_000 }]);
  });

  async function kindsOf(count: number) {
    const [first] = (await read()).hotels[0].rooms;
    return [{ kind: first.kind, count }];
  }
});
