import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  bookingsOf,
  cancel,
  closeNights,
  dayIn,
  type Room,
  request,
  requested,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  const form = propertyForm({
    rooms: [roomForm(), roomForm({ roomNumber: '102', No_of_beds: '2', availability: false })],
  });
  room = { propertyId: (await owners.create(form)).body.data._id, roomNumber: 101 };
});

describe('a request', () => {
  test('is answered as documented, with what it costs and until when it waits', async () => {
    const asked = at(3, '15:00');
    const { status, body } = await request(guest, room, [11, 14], { price: 4500, note: ' A cot, please. ' });
    expect([status, body.code]).toEqual([201, 'request_sent']);
    expect(body.data).toEqual({
      _id: expect.any(String),
      threadId: expect.any(String),
      status: 'pending',
      userInfo: [{ userName: 'Zarmina Khan', email: guest.email, contactNumber: '03001234567' }],
      rooms: [{ roomNumber: 101, No_of_beds: 1, capacity: 2, price: 4500, kind: expect.any(String) }],
      bookingRoomDays: 3,
      bookingStartDate: dayIn(11),
      bookingEndDate: dayIn(14),
      propertyId: room.propertyId,
      hotelName: 'Pine House',
      location: 'Murree Hills',
      guests: 2,
      total: 13_500,
      note: 'A cot, please.',
      askedAt: asked.toISOString(),
      answerBy: new Date(asked.getTime() + 24 * 3_600_000).toISOString(),
    });
  });

  test('may come with a note that is empty, as a form sends it', async () => {
    const { status, body } = await request(guest, room, [10, 13], { note: ' ' });
    expect([status, body.data.note]).toEqual([201, undefined]);
  });

  test('stands in the lists of both sides at once', async () => {
    const id = await requested(guest, room);
    const [{ status, _id }] = await bookingsOf(guest);
    expect([status, _id]).toEqual(['pending', id]);
    expect(await waitingFor(owners.vendor)).toEqual([id]);
    expect(await waitingFor(owners.other)).toEqual([]);
  });

  test('is one, however often it is sent with the same key', async () => {
    const requestKey = 'a-key-of-the-page-1';
    const answers = await Promise.all([1, 2, 3].map(() => request(guest, room, [10, 13], { requestKey })));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await waitingFor(owners.vendor)).toHaveLength(1);
    const other = await request(await openAccount('user'), room, [10, 13], { requestKey });
    expect(other.body.data._id).not.toBe(answers[0]?.body.data._id);
  });

  test('that is alike one that waits is that one, under another key and without any', async () => {
    const given = { requestKey: 'a-key-of-the-page-1', note: 'A cot, please.' };
    const id = await requested(guest, room, [10, 13], given);
    for (const requestKey of ['a-key-of-the-page-2', undefined]) {
      const { status, body } = await request(guest, room, [10, 13], { ...given, requestKey });
      expect([status, body.code, body.data._id]).toEqual([201, 'request_sent', id]);
    }
    expect(await waitingFor(owners.vendor)).toEqual([id]);
  });

  test('that is alike another at the same moment is that one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => request(guest, room)));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await waitingFor(owners.vendor)).toHaveLength(1);
  });

  test('that is overtaken by one alike is that one', async () => {
    const overtaken = await pauseBefore(isTransaction, () => request(guest, room));
    const id = await requested(guest, room);
    expect((await overtaken.finish()).body.data._id).toBe(id);
    expect(await waitingFor(owners.vendor)).toEqual([id]);
  });

  test.each([
    ['other days', [10, 14], {}],
    ['other guests', [10, 13], { guests: 1 }],
    ['another note', [10, 13], { note: 'A cot, please.' }],
    ['no note', [10, 13], { note: undefined }],
  ] as const)('with %s than one that waits is another one', async (_, days, given) => {
    const note = 'On the ground floor, please.';
    const first = await requested(guest, room, [10, 13], { note });
    expect(await requested(guest, room, days, { note, ...given })).not.toBe(first);
  });

  test('that is alike one of another guest, or one that waits no more, is another one', async () => {
    const first = await requested(guest, room);
    expect(await requested(await openAccount('user'), room)).not.toBe(first);
    await cancel(guest, first);
    expect(await requested(guest, room)).not.toBe(first);
  });

  test('that is alike one that waits for longer than its time is another one', async () => {
    const first = await requested(guest, room);
    passTime(25 * 3600);
    expect(await requested(guest, room, [9, 12])).not.toBe(first);
  });

  test('whose key was used for something else is refused, and nothing is sent', async () => {
    const requestKey = 'a-key-of-the-page-1';
    await request(guest, room, [10, 13], { requestKey, note: 'A cot, please.' });
    const others = [
      await request(guest, room, [10, 14], { requestKey, note: 'A cot, please.' }),
      await request(guest, room, [10, 13], { requestKey, note: 'A cot, please.', guests: 1 }),
      await request(guest, room, [10, 13], { requestKey }),
    ];
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'sent_before']));
    expect(await waitingFor(owners.vendor)).toHaveLength(1);
  });

  test('that is sent again with its key is answered with what became of it, also under another number', async () => {
    const requestKey = 'a-key-of-the-page-1';
    const id = await requested(guest, room, [10, 13], { requestKey });
    await accept(owners.vendor, id);
    const { body: own } = await ask('getVendorProperty', {
      token: owners.vendor.token,
      params: { postId: room.propertyId },
    });
    const [{ _id }] = own.data.hotels[0].rooms;
    await owners.update(room.propertyId, propertyForm({ rooms: [{ ...roomForm({ roomNumber: '202' }), _id }] }));
    const { status, body } = await request(guest, room, [10, 13], { requestKey });
    expect([status, body.code, body.data._id, body.data.status]).toEqual([201, 'request_active', id, 'active']);
    await cancel(guest, id);
    expect((await request(guest, room, [10, 13], { requestKey })).body.code).toBe('request_cancelled');
  });

  test('without anything names each field that it needs', async () => {
    const { status, body } = await ask('createBookingRequest', { token: guest.token, body: {} });
    const needed = ['propertyId', 'bookingStartDate', 'bookingEndDate', 'guests', 'roomNumber'];
    const issues = body.issues.map(({ path, code }: { path: string; code: string }) => [path, code]);
    expect([status, issues]).toEqual([400, needed.map((path) => [path, 'required'])]);
  });

  test('keeps its price when the room gets another', async () => {
    const id = await requested(guest, room);
    await owners.update(room.propertyId, propertyForm({ rooms: [roomForm({ price: '9000' })] }));
    const [booking] = await bookingsOf(guest);
    expect([booking._id, booking.total]).toEqual([id, 13_500]);
  });

  test('at a price that is not that of the room any more is refused with the new one', async () => {
    const { status, body } = await request(guest, room, [10, 13], { price: 4000 });
    expect([status, body.code, body.params]).toEqual([409, 'price_changed', { price: 4500, kind: expect.any(String) }]);
  });

  test('at a price above that of the room by now is refused too: the guest reads the lower one first', async () => {
    const { status, body } = await request(guest, room, [10, 13], { price: 5000 });
    expect([status, body.code, body.params]).toEqual([409, 'price_changed', { price: 4500, kind: expect.any(String) }]);
  });

  test.each([
    ['a room that is switched off', { roomNumber: 102 }, 409, 'room_unavailable'],
    ['a room that is not there', { roomNumber: 7 }, 404, 'room_not_found'],
    ['a property that is not there', { propertyId: 'nowhere' }, 404, 'room_not_found'],
  ])('for %s is refused', async (_, other, status, code) => {
    const answer = await request(guest, { ...room, ...other });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('for nights that the owner has closed is refused, and for those around them not', async () => {
    await closeNights(owners.vendor, room, [11, 12]);
    expect((await request(guest, room, [10, 12])).body.code).toBe('nights_taken');
    expect((await request(guest, room, [10, 11])).status).toBe(201);
    expect((await request(guest, room, [12, 13])).status).toBe(201);
  });
});
