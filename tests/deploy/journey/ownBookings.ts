import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

/** A guest who has no account. */
export const walkIn = { userName: 'Walk-in', contactNumber: '03001234567', source: 'walkIn', guests: 2 };

/** The owner enters a booking, corrects its guest, and cancels it; the guest of another one comes, which was a mistake, and is missed. */
export async function takeOwn({ ask }: Scene, { host, hotel: { propertyId, rooms } }: Parties): Promise<void> {
  const { token } = host;
  const agreed = { price: 20_000, priceFor: 'stay' };
  const stay = { bookingStartDate: addDays(today(), 40), bookingEndDate: addDays(today(), 43) };
  const body = { propertyId, rooms: [rooms[0]], ...walkIn, ...agreed, ...stay };
  const { data } = mustBe(201, await ask('takeBooking', { token, body })).body;
  mustHold(data.status === 'active' && data.total === 20_000, 'an own booking stands at once, for what was agreed');
  const params = { bookingRequestId: data._id };
  mustBe(200, await ask('changeOwnBooking', { token, params, body: { ...walkIn, ...agreed, userName: 'Another' } }));
  mustBe(200, await ask('writeHostNote', { token, params, body: { note: 'Comes at ten at night.', revision: 0 } }));
  mustBe(200, await ask('cancelBookingAsOwner', { token, params, body: {} }));
  const now = { bookingStartDate: addDays(today(), -1), bookingEndDate: addDays(today(), 1) };
  const taken = mustBe(201, await ask('takeBooking', { token, body: { ...body, ...now } })).body.data;
  const [day] = mustBe(200, await ask('listVendorDay', { token, params: own(host) })).body.data;
  mustHold(day.stays[0]._id === taken._id, 'a guest who has come yesterday stays on the page of today');
  const begun = { token, params: { bookingRequestId: taken._id } };
  const looked = mustBe(200, await ask('getVendorBooking', begun)).body.data;
  mustHold(looked.total === taken.total, 'an owner looks at one booking');
  await takeCash({ ask }, { token, propertyId, id: taken._id });
  for (const guest of ['arrived', 'expected']) mustBe(200, await ask('noteStay', { ...begun, body: { guest } }));
  mustBe(200, await ask('missBooking', { ...begun, body: { charged: false } }));
}

/** The owner takes cash, counts it, and reads the books of the day and of the month. */
async function takeCash(
  { ask }: Pick<Scene, 'ask'>,
  { token, propertyId, id }: Record<'token' | 'propertyId' | 'id', string>,
): Promise<void> {
  const line = { kind: 'in', way: 'cash', amount: 5000, requestKey: crypto.randomUUID() };
  const written = mustBe(201, await ask('addLedgerLine', { token, params: { bookingRequestId: id }, body: line }));
  mustHold(written.body.data.account.balance === 15_000, 'what is left is the price without what was paid');
  const call = { token, params: { propertyId } };
  const day: string = mustBe(200, await ask('getDayBook', call)).body.data.day;
  mustBe(200, await ask('countCash', { ...call, body: { day, closing: 5000, revision: 0 } }));
  const { data } = mustBe(200, await ask('getMonthBook', { ...call, query: { month: day.slice(0, 7) } })).body;
  mustHold(data.at(-1).receipt === written.body.data.lines[0].receipt, 'the month has the receipt of the day');
}
