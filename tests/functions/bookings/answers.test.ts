import { beforeEach, describe, expect, test } from 'vitest';
import { reasonSentences } from '../../../shared/rules/declineReasons.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  bookingsOf,
  closeNights,
  dayIn,
  type Room,
  reject,
  requested,
  takenNights,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners();
let guest: SignedUp;
let other: SignedUp;
let room: Room;

beforeEach(async () => {
  [guest, other] = await Promise.all([openAccount('user'), openAccount('user')]);
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

describe('accepting', () => {
  test('one request takes its nights, and no other', async () => {
    const id = await requested(guest, room, [10, 13]);
    const later = await requested(other, room, [20, 22]);
    const { status, body } = await accept(owners.vendor, id);
    expect([status, body.code]).toEqual([200, 'requests_accepted']);
    expect(body.outcomes).toEqual([{ bookingRequestId: id, outcome: 'accepted', roomNumbers: [101] }]);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([room.propertyId]);
    expect(await takenNights(room)).toEqual([dayIn(10), dayIn(11), dayIn(12)]);
    expect(await waitingFor(owners.vendor)).toEqual([later]);
    const [booking] = await bookingsOf(guest, 'active');
    expect(booking).toMatchObject({ _id: id, status: 'active', code: expect.stringMatching(/^\w{4}-\w{4}$/) });
  });

  test('a stay that begins on the day another ends is no overlap, at either end', async () => {
    const ids = await Promise.all([
      requested(guest, room, [10, 13]),
      requested(other, room, [13, 14]),
      requested(other, room, [8, 10]),
    ]);
    for (const id of ids) expect((await accept(owners.vendor, id)).status).toBe(200);
    expect(await takenNights(room)).toHaveLength(6);
  });

  test('a stay across months takes the nights of both', async () => {
    const id = await requested(guest, room, [10, 40]);
    expect((await accept(owners.vendor, id)).status).toBe(200);
    expect(await takenNights(room)).toHaveLength(30);
  });

  test('a request whose nights are taken by now is refused, and goes on waiting', async () => {
    const [id, late] = [await requested(guest, room, [10, 13]), await requested(other, room, [12, 14])];
    await accept(owners.vendor, id);
    const { status, body } = await accept(owners.vendor, late);
    expect([status, body.code]).toEqual([409, 'nights_taken']);
    expect(await takenNights(room)).toHaveLength(3);
  });

  test('nights that the owner has closed is refused', async () => {
    const id = await requested(guest, room, [10, 13]);
    await closeNights(owners.vendor, room, [12, 20]);
    expect((await accept(owners.vendor, id)).body.code).toBe('nights_taken');
  });

  test('of two overlapping ones at one moment lets one through', async () => {
    const ids = await Promise.all([requested(guest, room, [10, 13]), requested(other, room, [11, 14])]);
    const answers = await Promise.all(ids.map((id) => accept(owners.vendor, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await takenNights(room)).toHaveLength(3);
  });

  test('twice is accepting once: the answer to the first may have been lost', async () => {
    const id = await requested(guest, room);
    const answers = await Promise.all([accept(owners.vendor, id), accept(owners.vendor, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takenNights(room)).toHaveLength(3);
  });

  test('all takes the oldest first, and tells what became of each', async () => {
    const first = await requested(guest, room, [10, 13]);
    const second = await requested(other, room, [12, 14]);
    const third = await requested(other, room, [20, 21]);
    const { body } = await accept(owners.vendor);
    expect(body.outcomes).toEqual([
      { bookingRequestId: first, outcome: 'accepted', roomNumbers: [101] },
      { bookingRequestId: second, outcome: 'nights_taken' },
      { bookingRequestId: third, outcome: 'accepted', roomNumbers: [101] },
    ]);
  });

  test('all says that none could be, where it was so', async () => {
    const id = await requested(guest, room, [10, 13]);
    await closeNights(owners.vendor, room, [11, 12]);
    const { body } = await accept(owners.vendor);
    expect([body.code, body.outcomes]).toEqual(['none_accepted', [{ bookingRequestId: id, outcome: 'nights_taken' }]]);
  });

  test('none says so in the documented words', async () => {
    const { status, body } = await accept(owners.vendor);
    expect([status, body.message, body.outcomes]).toEqual([200, 'No Bookings to Accept', []]);
  });
});

describe('declining', () => {
  test('takes a request out of what waits, and leaves it to the traveller', async () => {
    const [id, left] = [await requested(guest, room, [10, 13]), await requested(other, room, [10, 13])];
    const { status, body } = await reject(owners.vendor, id);
    expect([status, body.code, body.outcomes[0].outcome]).toEqual([200, 'requests_rejected', 'rejected']);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([left]);
    expect((await bookingsOf(guest, 'rejected'))[0]).toMatchObject({ _id: id, status: 'rejected' });
    expect(await takenNights(room)).toEqual([]);
  });

  test('with a reason tells it to the traveller, whose request says both the sentence and the words', async () => {
    const id = await requested(guest, room, [10, 13]);
    await reject(owners.vendor, id, { reasonCode: 'closed_then', reason: ' The road is closed. ' });
    expect((await bookingsOf(guest, 'rejected'))[0]).toMatchObject({
      _id: id,
      reasonCode: 'closed_then',
      reason: 'The road is closed.',
    });
  });

  test('with a reason of ours alone says its sentence', async () => {
    const id = await requested(guest, room, [10, 13]);
    await reject(owners.vendor, id, { reasonCode: 'fully_booked', reason: '' });
    const [rejected] = await bookingsOf(guest, 'rejected');
    expect(rejected.reason).toBe(reasonSentences.fully_booked);
  });

  test.each<[string, object]>([
    ['that an owner cannot choose', { reasonCode: 'nights_taken' }],
    ['of more than 300 letters', { reason: 'x'.repeat(301) }],
  ])('with a reason %s is refused, and the request goes on waiting', async (_, reason) => {
    const id = await requested(guest, room, [10, 13]);
    expect((await reject(owners.vendor, id, reason)).status).toBe(400);
    expect(await waitingFor(owners.vendor)).toEqual([id]);
  });

  test('all leaves nothing that waits', async () => {
    await requested(guest, room, [10, 13]);
    await requested(other, room, [10, 13]);
    expect((await reject(owners.vendor)).body.data).toEqual([]);
    expect(await waitingFor(owners.vendor)).toEqual([]);
    expect((await reject(owners.vendor)).body.message).toBe('No Bookings to Reject');
  });

  test('what was accepted is refused', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    const { status, body } = await reject(owners.vendor, id);
    expect([status, body.code]).toEqual([409, 'not_waiting']);
    expect(await takenNights(room)).toHaveLength(3);
  });
});

describe('a request whose time has ended', () => {
  test('is nowhere shown as waiting, before anything has written it down', async () => {
    const id = await requested(guest, room);
    passTime(24 * 3600);
    expect(await waitingFor(owners.vendor)).toEqual([]);
    expect(await bookingsOf(guest, 'pending')).toEqual([]);
    for (const status of [undefined, 'expired']) {
      expect(await bookingsOf(guest, status)).toMatchObject([{ _id: id, status: 'expired' }]);
    }
  });

  test('can neither be accepted nor declined nor taken back', async () => {
    const id = await requested(guest, room);
    passTime(24 * 3600);
    expect((await accept(owners.vendor, id)).body.code).toBe('not_waiting');
    expect((await reject(owners.vendor, id)).body.code).toBe('not_waiting');
    expect((await accept(owners.vendor)).body.outcomes).toEqual([]);
    const taken = await ask('cancelBooking', { token: guest.token, params: { bookingRequestId: id } });
    expect(taken.body.code).toBe('not_cancellable');
  });
});

test('a request of another vendor is not found, just as one that is not there', async () => {
  const id = await requested(guest, room);
  for (const answerIt of [accept, reject]) {
    const answers = await Promise.all([answerIt(owners.other, id), answerIt(owners.other, 'nowhere')]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'booking_not_found'],
      [404, 'booking_not_found'],
    ]);
  }
  expect(await waitingFor(owners.vendor)).toEqual([id]);
});
