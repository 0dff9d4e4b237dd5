import { readBooking } from '../../functions/bookings/bookingItem.ts';
import { openTable } from '../../functions/runtime/table.ts';
import { addDays, addMonths, today } from '../../shared/rules/dates.ts';
import type { CallAnswer } from '../support/call.ts';
import { advanceWork } from './advanceWork.ts';
import { aHouse, ask, copies, someone } from './bookingDesk.ts';
import { nextMonth, requestOf, type Scene, type Wording } from './bookingScene.ts';
import { deskWork } from './deskWork.ts';
import { itemBytes } from './itemBytes.ts';
import { proposals } from './proposalWork.ts';
import { talkWork } from './talkWork.ts';
import { unitsOf, type WorkUnits } from './unitMeter.ts';

const rooms = [101, 102, 103, 104, 105];
const query = { limit: '10' };

/** The units of all work on bookings, and the bytes of records of one and of three rooms that were accepted and cancelled, and of a message. */
interface BookingWork {
  rows: [string, WorkUnits][];
  bytes: number;
  bytesOfThree: number;
  /** Of one of three rooms with an advance that is asked for, and money that has come. */
  bytesOfPaid: number;
  bytesOfMessage: number;
}

export async function bookingWork(wording: Wording): Promise<BookingWork> {
  const [vendor, guest] = [await someone('vendor'), await someone('user')];
  const rows: [string, WorkUnits][] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => void rows.push([what, await unitsOf(work)]);
  const sceneIn = async () => ({
    ...{ ...wording, vendor, guest, measure },
    propertyId: await aHouse(vendor, wording.name, rooms.length),
  });
  const scene = await sceneIn();
  const one = await moves(scene);
  const three = await deskWork(await sceneIn());
  const paid = await advanceWork(await sceneIn());
  await closings(scene);
  await lists(scene);
  await reviews(scene);
  const bytesOfMessage = await talkWork(scene);
  return {
    rows,
    bytes: await bytesOf(one),
    bytesOfThree: await bytesOf(three),
    bytesOfPaid: await bytesOf(paid),
    bytesOfMessage,
  };
}

async function bytesOf(id: string): Promise<number> {
  return itemBytes((await readBooking(openTable('bookings'), id)) ?? {});
}

const request = (scene: Scene, day: string, nights: number) => requestOf(scene, { day, nights });

async function moves(scene: Scene): Promise<string> {
  const { measure, vendor, guest } = scene;
  const own = { token: vendor.token, params: { vendorId: vendor.id } };
  const answer = (operation: 'acceptBookingRequests' | 'rejectBookingRequests', bookingRequestId: string) => () =>
    ask(operation, { ...own, query: { bookingRequestId } });
  const cancel = (bookingRequestId: string) => () =>
    ask('cancelBooking', { token: guest.token, params: { bookingRequestId } });
  const body = { reason: 'A pipe has burst in the night.' };
  const inside = await request(scene, '05', 4);
  const across = await request(scene, '26', 9);
  await measure('request', () => request(scene, '15', 2));
  await measure('accept, inside a month', answer('acceptBookingRequests', inside));
  await measure('accept, across two', answer('acceptBookingRequests', across));
  await measure('reject', answer('rejectBookingRequests', await request(scene, '12', 2)));
  await measure('take back', cancel(await request(scene, '12', 2)));
  await proposals(scene, inside);
  await measure('cancel as guest, inside a month', cancel(inside));
  await measure('cancel as owner, across two', () =>
    ask('cancelBookingAsOwner', { token: vendor.token, params: { bookingRequestId: across }, body }),
  );
  return across;
}

async function closings({ measure, vendor: { id, token }, propertyId: postId }: Scene): Promise<void> {
  const params = { postId };
  const close = (roomNumbers: number[] | undefined, from: string, nights = 4) =>
    ask('closeNights', { token, params, body: { roomNumbers, from, to: addDays(from, nights), note: 'Painting' } });
  let closingId = '';
  await measure('close, inside a month', async () => {
    closingId = (await close([102], `${nextMonth}-03`)).body.data._id;
  });
  await measure('close, across two', () => close([102], `${nextMonth}-29`));
  await measure('open, inside a month', () => ask('openNights', { token, params: { ...params, closingId } }));
  await measure('close a house of 5 rooms', () => close(undefined, `${addMonths(nextMonth, 1)}-05`));
  // Something is held in every month of every room, as in a house that is full all year.
  for (let month = 0; month < 12; month += 1) {
    await close(undefined, `${addMonths(nextMonth, month)}-20`);
  }
  const room = { propertyId: postId, roomNumber: '101' };
  await measure('calendar of one of 5 rooms', () => ask('getRoomCalendar', { params: room }));
  const month = { token, params: { vendorId: id }, query: { month: nextMonth } };
  await measure("owner's month, 5 rooms", () => ask('listVendorNights', month));
}

async function lists(scene: Scene): Promise<void> {
  const { measure, vendor } = scene;
  const guest = await someone('user');
  const id = await request({ ...scene, guest }, '10', 2);
  const second = (copy: number) => ({ askedAt: new Date(Date.now() + copy * 1000).toISOString() });
  const traveller = { token: guest.token, params: { userId: guest.id }, query };
  const ofVendor = { token: vendor.token, params: { vendorId: vendor.id }, query };
  await copies(id, 12, second);
  const whole = async (list: Promise<CallAnswer>) => {
    const { length } = (await list).body.data;
    if (length !== 10) throw new Error(`A page of 10 has ${length}.`);
  };
  await measure("traveller's requests, 10", () => whole(ask('listUserPendingRequests', traveller)));
  await measure("vendor's requests, 10", () => whole(ask('listVendorPendingRequests', ofVendor)));
  await copies(id, 12, (copy) => ({ ...second(copy), state: 'active', answeredAt: second(copy).askedAt }));
  const active = { ...traveller, query: { ...query, status: 'active' } };
  await measure("traveller's bookings, 10", () => whole(ask('listUserBookings', active)));
  const activeOfVendor = { ...ofVendor, params: { id: vendor.id } };
  await measure("vendor's active bookings, 10", () => whole(ask('listVendorBookings', activeOfVendor)));
  // Three come a day and stay four nights: a house of twelve rooms that is full for a month.
  const arrival = (copy: number) => addDays(today(), Math.floor(copy / 3));
  const stay = (copy: number) => ({ checkIn: arrival(copy), checkOut: addDays(arrival(copy), 4) });
  await copies(id, 90, (copy) => ({ ...stay(copy), state: 'active', answeredAt: second(copy).askedAt }));
  const desk = { token: vendor.token, params: { vendorId: vendor.id } };
  await measure("owner's today, 5 rooms, 90 stays of a month", () => ask('listVendorDay', desk));
}

async function reviews(scene: Scene): Promise<void> {
  const { measure, vendor, propertyId } = scene;
  const guest = await someone('user');
  const id = await request({ ...scene, guest }, '12', 2);
  const over = { checkIn: addDays(today(), -4), checkOut: addDays(today(), -1) };
  await copies(id, 1, () => ({ ...over, state: 'active' }));
  const params = { bookingRequestId: `${id.slice(0, -2)}00` };
  const details = () => ask('getRoomDetails', { params: { roomId: propertyId } });
  const body = {
    clean: 4,
    warm: 5,
    host: 5,
    road: 2,
    value: 4,
    words: 'Warm rooms. A jeep is needed. '.repeat(10).trim(),
  };
  const written = async (answer: Promise<CallAnswer>) => {
    const { status, body: said } = await answer;
    if (status !== 201) throw new Error(`The review was refused: ${said.code}`);
  };
  await measure('details, no review', details);
  await measure('write a review', () => written(ask('writeReview', { token: guest.token, params, body })));
  const answer = { answer: 'Come again when the apricots are ripe.' };
  await measure('answer a review', () => written(ask('answerReview', { token: vendor.token, params, body: answer })));
  await measure('details, with a review', details);
  await measure('a page of one review', () => ask('listReviews', { params: { propertyId } }));
}
