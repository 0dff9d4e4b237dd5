import { addDays, today } from '../../shared/rules/dates.ts';
import type { CallAnswer } from '../support/call.ts';
import { ask } from './bookingDesk.ts';
import { nextMonth, requestOf, type Scene } from './bookingScene.ts';

/** The units of bookings of several rooms, and of all that an owner does at his desk; the id of one of three rooms that was accepted. */
export async function deskWork(scene: Scene): Promise<string> {
  const group = await groups(scene);
  await ownBookings(scene);
  await arrivals(scene);
  return group;
}

/** Three rooms, all of one kind. */
async function groups(scene: Scene): Promise<string> {
  const { measure, vendor, guest } = scene;
  const own = { token: vendor.token, params: { vendorId: vendor.id } };
  const accept = (bookingRequestId: string) => () =>
    ask('acceptBookingRequests', { ...own, query: { bookingRequestId } });
  const three = (day: string, nights: number) => requestOf(scene, { day, nights, count: 3 });
  let inside = '';
  await measure('request, three rooms', async () => {
    inside = await three('05', 4);
  });
  const across = await three('26', 9);
  await measure('accept, three rooms inside a month', accept(inside));
  await measure('accept, three rooms across two', accept(across));
  const asGuest = { token: guest.token, params: { bookingRequestId: inside } };
  await measure('give one of three rooms back', () =>
    ask('giveRoomsBack', { ...asGuest, body: { roomNumbers: [103], revision: 1 } }),
  );
  const body = { roomNumber: 102, toRoomNumber: 105, revision: 2 };
  const asOwner = { token: vendor.token, params: { bookingRequestId: inside } };
  await measure('move a room, inside a month', () => ask('moveRoom', { ...asOwner, body }));
  await measure('cancel three rooms, across two', () =>
    ask('cancelBooking', { ...asGuest, params: { bookingRequestId: across } }),
  );
  return across;
}

const guestOf = ({ note }: Scene) => ({
  ...{
    userName: 'Karim Baig',
    contactNumber: '03001234567',
    source: 'walkIn',
    guests: 2,
    price: 4000,
    priceFor: 'night',
  },
  ...(note !== undefined && { note }),
});

async function enter(scene: Scene, from: string, nights: number, rooms: number[]): Promise<CallAnswer> {
  const { vendor, propertyId } = scene;
  const stay = { bookingStartDate: from, bookingEndDate: addDays(from, nights) };
  return ask('takeBooking', { token: vendor.token, body: { ...guestOf(scene), ...stay, propertyId, rooms } });
}

async function ownBookings(scene: Scene): Promise<void> {
  const { measure, vendor } = scene;
  let bookingRequestId = '';
  await measure('own booking, inside a month', async () => {
    bookingRequestId = (await enter(scene, `${nextMonth}-15`, 2, [104])).body.data._id;
  });
  await measure('own booking, three rooms inside a month', () => enter(scene, `${nextMonth}-18`, 2, [101, 102, 103]));
  const call = { token: vendor.token, params: { bookingRequestId } };
  await measure('change guest and price', () =>
    ask('changeOwnBooking', { ...call, body: { ...guestOf(scene), price: 4500 } }),
  );
  await measure('cancel an own booking', () => ask('cancelBookingAsOwner', { ...call, body: {} }));
}

/** Guests who are to arrive today. */
async function arrivals(scene: Scene): Promise<void> {
  const { measure, vendor } = scene;
  const arriving = async (room: number) => (await enter(scene, today(), 1, [room])).body.data._id;
  const [comes, misses] = [await arriving(101), await arriving(102)];
  const call = (bookingRequestId: string) => ({ token: vendor.token, params: { bookingRequestId } });
  await measure('note that a guest has come', () => ask('noteStay', { ...call(comes), body: { guest: 'arrived' } }));
  await money(scene, comes);
  await measure('note that a guest did not', () => ask('missBooking', { ...call(misses), body: { charged: false } }));
}

/** Money of a guest who has come: cash at the desk, what goes back, a mistake, and the books. */
async function money({ measure, vendor, propertyId }: Scene, bookingRequestId: string): Promise<void> {
  const { token } = vendor;
  const write = (line: object) => () =>
    ask('addLedgerLine', {
      token,
      params: { bookingRequestId },
      body: { ...line, requestKey: crypto.randomUUID() },
    });
  await measure('write cash down, with a receipt', write({ kind: 'in', way: 'cash', amount: 4000 }));
  await measure('write down what goes back', write({ kind: 'out', way: 'cash', amount: 500 }));
  await measure('take a line back', write({ kind: 'reversal', reverses: 2 }));
  const call = { token, params: { propertyId } };
  await measure('count the cash', () =>
    ask('countCash', { ...call, body: { day: today(), closing: 4000, revision: 0 } }),
  );
  await measure("a day's book, 3 lines", () => ask('getDayBook', call));
  await measure("a month's book, 3 lines", () =>
    ask('getMonthBook', { ...call, query: { month: today().slice(0, 7) } }),
  );
}
