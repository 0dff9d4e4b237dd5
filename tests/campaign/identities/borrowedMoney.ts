import { addDays, today } from '../../../shared/rules/dates.ts';
import { accountOf, halfAhead } from '../client/advances.ts';
import { mustBe } from '../client/people.ts';
import type { Attempt, Means } from './attempt.ts';

/** Tries of B to change the money of A, or to be paid in the place of A. */
export function withMoney({ cast, ask }: Means): Attempt[] {
  const { a, b, booked, estateOfA, estateOfB, money } = cast;
  const { token, id: vendorId, password } = b.vendor;
  const [propertyId = ''] = estateOfB.properties;
  const payee = (body: object) => ask('setPayee', { token, params: { vendorId }, body: { ...own, ...body } });
  const own = { ...accountOf('000011112222'), revision: 0 };
  const line = { kind: 'in', way: 'cash', amount: 5, requestKey: 'campaign-line-of-b-1' };
  return [
    { name: "A's password for the own accounts", right: [403, 429], ask: () => payee({ password: a.vendor.password }) },
    {
      name: "A's id in the body of the own accounts",
      right: [200],
      ask: () => payee({ password, vendorId: a.vendor.id, id: a.vendor.id }),
    },
    {
      name: "A's house in the body of the own terms",
      right: [200],
      ask: () => {
        const body = { terms: halfAhead, revision: 0, propertyId: estateOfA.properties[0], vendorId: a.vendor.id };
        return ask('setAdvanceTerms', { token, params: { propertyId }, body });
      },
    },
    {
      name: "A's booking in the body of a line of an own one",
      right: [201],
      ask: async () => {
        const bookingRequestId = await ownStay({ cast, ask });
        const body = { ...line, bookingRequestId: booked.active, propertyId: estateOfA.properties[0] };
        return ask('addLedgerLine', { token, params: { bookingRequestId }, body });
      },
    },
    {
      name: "A's booking in the body of the own day",
      right: [200],
      ask: () => {
        const body = { day: today(), closing: 1, revision: 0, propertyId: estateOfA.properties[0] };
        return ask('countCash', { token, params: { propertyId }, body });
      },
    },
    {
      name: "A's proven booking, by the traveller B as the owner of it",
      right: [401, 403, 404],
      ask: () => {
        const body = { answer: 'received', revision: 2 };
        return ask('answerAdvance', { token: b.user.token, params: { bookingRequestId: money.sent }, body });
      },
    },
  ];
}

/** A booking that B enters at the own house. */
async function ownStay({ cast: { b, estateOfB }, ask }: Pick<Means, 'cast' | 'ask'>): Promise<string> {
  const days = { bookingStartDate: addDays(today(), 80), bookingEndDate: addDays(today(), 82) };
  const guest = { userName: 'Guest of B', contactNumber: '03000000000', source: 'phone', guests: 1 };
  const price = { price: 5000, priceFor: 'night' };
  const body = { propertyId: estateOfB.properties[0] ?? '', rooms: [101], ...guest, ...price, ...days };
  return mustBe(201, await ask('takeBooking', { token: b.vendor.token, body })).body.data._id;
}
