import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  allow,
  bookingsOf,
  cancel,
  type Room,
  refuse,
  refusedBy,
  request,
  requested,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { passTime } from '../../support/time.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const states = async () => (await bookingsOf(guest)).map(({ status }: { status: string }) => status).sort();

/** A room of another owner. */
async function roomElsewhere(): Promise<Room> {
  const { id, token } = owners.other;
  const { body } = await ask('createProperty', { token, body: { ...propertyForm(), vendorId: id } });
  return { propertyId: body.data._id, roomNumber: 101 };
}

describe('a guest who is refused', () => {
  test('has no request waiting there any more, in any house of the owner', async () => {
    const [second] = [{ propertyId: (await owners.create()).body.data._id, roomNumber: 101 }];
    const ids = [await requested(guest, room), await requested(guest, room, [20, 21]), await requested(guest, second)];
    const { status, body } = await refuse(owners.vendor, ids[0] ?? '');
    expect([status, body.code]).toEqual([201, 'guest_refused']);
    const outcomes = ids.map((bookingRequestId) => ({ bookingRequestId, outcome: 'rejected' }));
    expect(body.outcomes).toEqual(expect.arrayContaining(outcomes));
    expect(body.outcomes).toHaveLength(3);
    expect(await states()).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await waitingFor(owners.vendor)).toEqual([]);
  });

  test('can send no other request there, and reads why', async () => {
    await refuse(owners.vendor, await requested(guest, room));
    const { status, body } = await request(guest, room, [30, 31]);
    expect([status, body.code]).toEqual([403, 'refused_by_host']);
    expect(body.message).toBe('This host takes no requests from you. Choose a room of another host.');
  });

  test('asks elsewhere as before, and others ask there', async () => {
    const elsewhere = await roomElsewhere();
    const id = await requested(guest, elsewhere);
    await refuse(owners.vendor, await requested(guest, room));
    expect(await waitingFor(owners.other)).toEqual([id]);
    expect((await request(guest, elsewhere, [30, 31])).status).toBe(201);
    expect((await request(await openAccount('user'), room)).status).toBe(201);
  });

  test('keeps a booking, by which a guest can be refused as well', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    const waiting = await requested(guest, room, [20, 21]);
    const { body } = await refuse(owners.vendor, id);
    expect(body.outcomes).toEqual([{ bookingRequestId: waiting, outcome: 'rejected' }]);
    expect(await states()).toEqual(['active', 'rejected']);
  });

  test('is refused once, however often it is said', async () => {
    const [one, other] = [await requested(guest, room), await requested(guest, room, [20, 21])];
    const answers = await Promise.all([refuse(owners.vendor, one), refuse(owners.vendor, other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.flatMap(({ body }) => body.outcomes)).toHaveLength(2);
    expect((await refusedBy(owners.vendor)).body.data).toHaveLength(1);
    expect((await refuse(owners.vendor, one)).body.outcomes).toEqual([]);
  });

  test('is stopped with a request that is on its way', async () => {
    const id = await requested(guest, room);
    const late = await pauseBefore(isTransaction, () => request(guest, room, [20, 21]));
    await refuse(owners.vendor, id);
    expect((await late.finish()).body.code).toBe('refused_by_host');
    expect(await states()).toEqual(['rejected']);
  });

  test('loses a request that comes in at the moment of the refusal', async () => {
    const id = await requested(guest, room);
    const refusing = await pauseBefore(isTransaction, () => refuse(owners.vendor, id));
    await requested(guest, room, [20, 21]);
    expect((await refusing.finish()).body.outcomes).toHaveLength(2);
    expect(await states()).toEqual(['rejected', 'rejected']);
  });

  test('keeps what was accepted at the moment of the refusal', async () => {
    const [one, other] = [await requested(guest, room), await requested(guest, room, [20, 21])];
    const refusing = await pauseBefore(isTransaction, () => refuse(owners.vendor, one));
    await accept(owners.vendor, other);
    expect((await refusing.finish()).body.outcomes).toEqual([{ bookingRequestId: one, outcome: 'rejected' }]);
    expect(await states()).toEqual(['active', 'rejected']);
  });

  test('stays refused after later requests elsewhere', async () => {
    await refuse(owners.vendor, await requested(guest, room));
    const elsewhere = await roomElsewhere();
    for (const day of [10, 11]) await requested(guest, elsewhere, [day, day + 1]);
    expect((await request(guest, room)).body.code).toBe('refused_by_host');
  });
});

describe('a refusal', () => {
  test('stands in the list of its owner alone, the latest first, with the name on the request', async () => {
    const first = await requested(guest, room);
    await refuse(owners.vendor, first);
    passTime(60);
    const second = await requested(await openAccount('user'), room, [20, 21]);
    await refuse(owners.vendor, second);
    const { body } = await refusedBy(owners.vendor);
    expect(body.data).toEqual(
      [second, first].map((bookingRequestId) => ({
        bookingRequestId,
        userName: 'Zarmina Khan',
        refusedAt: expect.any(String),
      })),
    );
    expect((await refusedBy(owners.other)).body).toMatchObject({ code: 'no_refused_guests', data: [] });
  });

  test('is listed page by page', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      passTime(60);
      ids.unshift(await requested(await openAccount('user'), room, [10 + count, 11 + count]));
      await refuse(owners.vendor, ids[0] ?? '');
    }
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { body } = await refusedBy(owners.vendor, { limit: '2', ...(cursor !== undefined && { cursor }) });
      found.push(...body.data.map((each: { bookingRequestId: string }) => each.bookingRequestId));
      cursor = body.nextCursor;
      more = cursor !== undefined;
    }
    expect(found).toEqual(ids);
  });

  test('is taken back by any request of the guest, and then the guest may ask again', async () => {
    const [one, other] = [await requested(guest, room), await requested(guest, room, [20, 21])];
    await refuse(owners.vendor, one);
    const { status, body } = await allow(owners.vendor, other);
    expect([status, body.code]).toEqual([200, 'guest_allowed']);
    expect((await refusedBy(owners.vendor)).body.data).toEqual([]);
    expect((await request(guest, room)).status).toBe(201);
    expect((await allow(owners.vendor, one)).status).toBe(200);
  });

  test('that is taken back by one owner stays with another', async () => {
    const elsewhere = await roomElsewhere();
    const [here, there] = [await requested(guest, room), await requested(guest, elsewhere)];
    await refuse(owners.vendor, here);
    await refuse(owners.other, there);
    await allow(owners.other, there);
    expect((await request(guest, room)).body.code).toBe('refused_by_host');
    expect((await request(guest, elsewhere)).status).toBe(201);
  });

  test("is made and taken back by requests of one's own alone, and by no id of an account", async () => {
    const id = await requested(guest, room);
    for (const named of [id, guest.id]) {
      const vendor = named === id ? owners.other : owners.vendor;
      expect((await refuse(vendor, named)).body.code).toBe('booking_not_found');
      expect((await allow(vendor, named)).body.code).toBe('booking_not_found');
    }
    expect(await waitingFor(owners.vendor)).toEqual([id]);
    expect((await request(guest, room, [20, 21])).status).toBe(201);
  });

  test('of a request that was taken back holds for the next', async () => {
    const id = await requested(guest, room);
    await cancel(guest, id);
    expect((await refuse(owners.vendor, id)).body.outcomes).toEqual([]);
    expect((await request(guest, room)).body.code).toBe('refused_by_host');
  });
});
