import { beforeEach, describe, expect, test } from 'vitest';
import { bookingKey } from '../../../functions/bookings/bookingItem.ts';
import { hasOpenLink } from '../../../functions/bookings/vouchers/voucherLink.ts';
import { updateItem } from '../../../functions/runtime/conflict.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, cancel, cancelAsOwner, dayIn, type Room, requested } from '../../support/bookings.ts';
import { cash, written } from '../../support/ledgers.ts';
import { take, taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { losingFirstAnswer, overtaken } from '../../support/pause.ts';
import { textOf } from '../../support/people.ts';
import { at, passTime } from '../../support/time.ts';
import { endLink, linkOf, makeLink, view } from '../../support/vouchers.ts';
import { openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  at(0, '12:00');
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

/** A request that was accepted, from the tenth day to the twelfth. */
async function booked(days: readonly [number, number] = [10, 12]): Promise<string> {
  const id = await requested(guest, room, days);
  await accept(owners.vendor, id);
  return id;
}

const statusOf = async (token: string) => (await view(token)).status;

describe('a link to a voucher', () => {
  test('is made for a booking that was accepted, and for one that the owner entered', async () => {
    for (const id of [await booked(), await taken(owners.vendor, room, [20, 22])]) {
      const { status, body } = await makeLink('owner', owners.vendor, id);
      expect([status, body.code]).toEqual([200, 'voucher_link']);
      expect(body.data.token).toMatch(/^[\w-]{22}$/);
      expect(await statusOf(body.data.token)).toBe(200);
    }
  });

  test('is made and ended by staff as by the owner', async () => {
    const staff = await openStaff(owners.vendor);
    const id = await booked();
    const token = await linkOf('owner', staff, id);
    expect(await linkOf('owner', owners.vendor, id)).toBe(token);
    expect((await endLink('owner', staff, id)).body.code).toBe('voucher_link_ended');
    expect(await statusOf(token)).toBe(410);
  });

  test('is one, whoever asks for it again, from wherever', async () => {
    const id = await booked();
    const token = await linkOf('owner', owners.vendor, id);
    expect(await linkOf('owner', owners.vendor, id)).toBe(token);
    expect(await linkOf('guest', guest, id)).toBe(token);
  });

  test('is one also where both sides ask at the same moment, or an answer is lost', async () => {
    const id = await booked();
    const other = { token: '' };
    const between = async () => {
      other.token = await linkOf('guest', guest, id);
    };
    expect(await overtaken(1, between, () => linkOf('owner', owners.vendor, id))).toBe(other.token);
    const next = await losingFirstAnswer(owners.desk.tables.bookings, () =>
      linkOf('owner', owners.vendor, id, other.token),
    );
    expect([await statusOf(other.token), await statusOf(next)]).toEqual([410, 200]);
  });

  test('that replaces another one ends that one, and is made once', async () => {
    const id = await booked();
    const first = await linkOf('owner', owners.vendor, id);
    const second = await linkOf('owner', owners.vendor, id, first);
    expect(second).not.toBe(first);
    expect(await linkOf('owner', owners.vendor, id, first)).toBe(second);
    expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);
  });

  test('ends later, and is the one that was sent, where a calendar has moved the check-out', async () => {
    const id = await booked();
    const token = await linkOf('owner', owners.vendor, id);
    await updateItem(owners.desk.tables.bookings, {
      Key: bookingKey(id),
      UpdateExpression: 'SET checkOut = :later',
      ExpressionAttributeValues: { ':later': dayIn(14) },
    });
    const { body } = await makeLink('owner', owners.vendor, id);
    expect(body.data).toEqual({ token, endsAt: new Date(`${dayIn(44)}T00:00:00+05:00`).toISOString() });
    expect(await linkOf('owner', owners.vendor, id)).toBe(token);
    expect((await view(token)).body.data.linkEndsAt).toBe(body.data.endsAt);
  });

  test('is ended at once, by either side, and again without harm', async () => {
    const id = await booked();
    const first = await linkOf('owner', owners.vendor, id);
    expect((await endLink('guest', guest, id)).status).toBe(200);
    expect((await endLink('owner', owners.vendor, id)).status).toBe(200);
    expect(await statusOf(first)).toBe(410);
    expect(await linkOf('owner', owners.vendor, id)).not.toBe(first);
  });

  test('is known to both sides until it ends', async () => {
    const id = await booked();
    const linked = async () => (await bookingsOf(guest))[0].linked;
    const ofDesk = async (status: string) => {
      const { id, token } = owners.vendor;
      return (await ask('listVendorBookings', { token, params: { id }, query: { status } })).body.data[0].linked;
    };
    expect(await linked()).toBeUndefined();
    await linkOf('owner', owners.vendor, id);
    expect([await linked(), await ofDesk('active')]).toEqual([true, true]);
    await cancel(guest, id);
    expect(await ofDesk('cancelled')).toBe(true);
    await endLink('owner', owners.vendor, id);
    expect([await linked(), await ofDesk('cancelled')]).toEqual([undefined, undefined]);
    const over = { linked: true, checkOut: dayIn(-30) } as const;
    expect([hasOpenLink({ ...over, checkOut: dayIn(-29) }), hasOpenLink(over)]).toEqual([true, false]);
  });

  test('opens nothing that the tables hold', async () => {
    const token = await linkOf('owner', owners.vendor, await booked());
    expect(await textOf(owners.desk.tables)).not.toContain(token);
  });
});

describe('a booking that is over', () => {
  test('has a link where it has receipts, until 30 days after check-out', async () => {
    const over = (await take(owners.vendor, room, [-3, -1])).body.data._id;
    await written(owners.vendor, over, cash(500));
    const token = await linkOf('owner', owners.vendor, over);
    expect((await view(token)).body.data.receipts).toHaveLength(1);
    passTime(29 * 24 * 3600);
    expect((await makeLink('owner', owners.vendor, over)).body.code).toBe('no_voucher');
  });
});

describe('no link is made', () => {
  test('of a request, of a booking that came to nothing, and after check-out', async () => {
    const waiting = await requested(guest, room, [30, 32]);
    const cancelled = await booked();
    await cancelAsOwner(owners.vendor, cancelled);
    const over = (await take(owners.vendor, room, [-3, -1])).body.data._id;
    for (const id of [waiting, cancelled, over]) {
      const { status, body } = await makeLink('owner', owners.vendor, id);
      expect([status, body.code]).toEqual([409, 'no_voucher']);
    }
  });

  test('by anybody else, and none is ended', async () => {
    const id = await booked();
    const token = await linkOf('owner', owners.vendor, id);
    const stranger = await openAccount('user');
    for (const { status, body } of [
      await makeLink('guest', stranger, id),
      await endLink('guest', stranger, id),
      await makeLink('owner', owners.other, id),
      await endLink('owner', owners.other, id),
      await makeLink('guest', guest, await taken(owners.vendor, room, [20, 22])),
    ]) {
      expect([status, body.code]).toEqual([404, 'booking_not_found']);
    }
    expect(await statusOf(token)).toBe(200);
  });

  test('in place of a text that is no token', async () => {
    expect((await makeLink('owner', owners.vendor, await booked(), 'x')).status).toBe(400);
  });
});
