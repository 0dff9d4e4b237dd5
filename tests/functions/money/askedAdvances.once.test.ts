import { beforeEach, describe, expect, test } from 'vitest';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { keptTerms, openAskingHouse } from '../../support/askingHouse.ts';
import { type Room, request } from '../../support/bookings.ts';
import { setTerms, typedTerms } from '../../support/payees.ts';

const house = openAskingHouse();

describe('a room of a hotel that asks for advances', () => {
  const days = (from: number) => ({ checkIn: addDays(today(), from), checkOut: addDays(today(), from + 2) });
  const details = async (query: object = {}) =>
    (await ask('getRoomDetails', { params: { roomId: house.propertyId }, query: query as Record<string, string> })).body
      .data;

  test('says its terms to everybody, and with days the advance in rupees', async () => {
    await setTerms(house.owner, house.propertyId);
    const { terms, advance } = await details();
    expect([terms, advance]).toEqual([keptTerms, undefined]);
    const dated = await details(days(20));
    expect(dated.advance.amount).toBe(6000);
    expect(Date.parse(dated.advance.until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  });

  test('asks for none for arrivals that are near, and none of an owner who owes a refund', async () => {
    await setTerms(house.owner, house.propertyId);
    expect((await details(days(2))).advance).toBeUndefined();
    await propertyStore(house.owners.desk.tables.properties).stand(house.propertyId, { owesRefund: true });
    const { terms, advance } = await details(days(20));
    expect([terms, advance]).toEqual([undefined, undefined]);
  });

  test('has nothing of books and account', async () => {
    await setTerms(house.owner, house.propertyId);
    await house.setBooks({ name: 'Pine House', ntn: '12345678', revision: 1 });
    const text = JSON.stringify(await details(days(20)));
    for (const hidden of ['1234567-8', '6702', 'Gul Zaman', 'moneyRevision']) expect(text).not.toContain(hidden);
  });
});

describe('a request for a room of such a hotel', () => {
  let guest: SignedUp;
  let room: Room;
  beforeEach(async () => {
    guest = await openAccount('user');
    room = { propertyId: house.propertyId, roomNumber: 101 };
    await setTerms(house.owner, house.propertyId, { terms: { ...typedTerms, share: 'firstNight' } });
  });
  const send = (given: Record<string, unknown>, days: readonly [number, number] = [20, 22]) =>
    request(guest, room, days, given);

  test('fixes the advance, its hours and its policy, whatever the owner sets later', async () => {
    const { status, body } = await send({ advance: 10_000, policy: 'moderate' });
    const terms = { amount: 10_000, hours: 24, policy: 'moderate' };
    expect([status, body.data.terms]).toEqual([201, terms]);
    await setTerms(house.owner, house.propertyId, { terms: undefined, revision: 1 });
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
    await setTerms(house.owner, house.propertyId, { terms: undefined, revision: 1 });
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
    const agreed = await ask('answerProposalAsOwner', { token: house.owner.token, params, body: { agree: true } });
    expect([agreed.status, agreed.body.data.terms]).toEqual([200, { ...terms, amount: 10_000 }]);
  });

  async function kindsOf(count: number) {
    const [first] = (await house.read()).hotels[0].rooms;
    return [{ kind: first.kind, count }];
  }
});
