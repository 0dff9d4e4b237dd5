import { beforeEach, describe, expect, test } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { vendorBookings } from '../../../functions/bookings/lists.ts';
import { handler as declineOverlaps } from '../../../functions/events/declineOverlaps.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { operate } from '../../../infra/operate/operate.ts';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, type Room, reject, requested, waitingFor } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { diesBefore } from '../../support/pause.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners({ confirmed: true });
let guests: SignedUp[];
let room: Room;
let other: Room;
let events: BookingEvents;

const form = (...numbers: string[]) =>
  propertyForm({ rooms: numbers.map((roomNumber, at) => roomForm({ roomNumber, No_of_beds: String(at + 1) })) });

beforeEach(async () => {
  guests = await Promise.all([1, 2, 3, 4].map(() => openAccount('user')));
  const propertyId = (await owners.create(form('101', '102'))).body.data._id;
  room = { propertyId, roomNumber: 101 };
  other = { propertyId, roomNumber: 102 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const guest = (at: number) => guests[at] as SignedUp;

const stateOf = async (person: SignedUp) => {
  const [{ status, reasonCode }] = await bookingsOf(person);
  return [status, reasonCode];
};

describe('when a request is accepted', () => {
  test('those for one of its nights are declined and say why, and no others', async () => {
    const first = await requested(guest(0), room, [10, 13]);
    await requested(guest(1), room, [12, 15]);
    const next = await requested(guest(2), room, [13, 15]);
    const beside = await requested(guest(3), other, [10, 13]);
    await accept(owners.vendor, first);
    expect(await events.deliver()).toBe(0);
    expect(await stateOf(guest(1))).toEqual(['rejected', 'nights_taken']);
    expect((await waitingFor(owners.vendor)).sort()).toEqual([next, beside].sort());
    const [mail] = await mailsTo(guest(1).email);
    expect(mail?.body.text).toContain('Another request for some of these nights was accepted.');
  });

  test('what was answered or taken back meanwhile stays as it is', async () => {
    const first = await requested(guest(0), room, [10, 13]);
    const second = await requested(guest(1), room, [10, 13]);
    await accept(owners.vendor, first);
    await cancel(guest(1), second);
    await events.deliver();
    expect(await stateOf(guest(1))).toEqual(['cancelled', undefined]);
  });

  test('one that the index did not show yet is declined when its own event comes', async () => {
    const first = await requested(guest(0), room, [10, 13]);
    const late = await requested(guest(1), room, [11, 12]);
    const beside = await requested(guest(2), other, [11, 12]);
    await accept(owners.vendor, first);
    const ports = { ...openAll(declineOverlaps.ports), lists: vendorBookings.open() };
    ports.lists.waiting = async () => [];
    const outcomes = [first, late, beside].map((bookingId) =>
      declineOverlaps.run({ id: bookingId, name: 'booking.requested', detail: { bookingId, at: '' } }, ports),
    );
    expect(await Promise.all(outcomes)).toEqual([{ declined: 0 }, { declined: 1 }, { declined: 0 }]);
    expect(await stateOf(guest(0))).toEqual(['active', undefined]);
    expect(await stateOf(guest(1))).toEqual(['rejected', 'nights_taken']);
  });
});

test('wherever a run dies that hears of an acceptance, the next one declines the overlap, once', async () => {
  let call = 1;
  for (let died = true; died; call += 1) {
    const days: [number, number] = [3 * call, 3 * call + 2];
    const first = await requested(guest(0), room, days);
    const second = await requested(guest(1), room, days);
    await accept(owners.vendor, first);
    const follow = () => hear(declineOverlaps, { name: 'booking.accepted', detail: { bookingId: first, at: '' } });
    died = await diesBefore(call, follow);
    await follow();
    const declined = await readBooking(owners.desk.tables.bookings, second);
    expect([declined?.state, declined?.reasonCode]).toEqual(['rejected', 'nights_taken']);
    expect(await follow()).toEqual({ declined: 0 });
  }
  expect(call).toBeGreaterThan(4);
}, 60_000);

describe('when rooms are removed', () => {
  test('one that the index did not show yet is declined when its own event comes', async () => {
    const late = await requested(guest(0), room);
    await owners.update(room.propertyId, form('102'));
    const event = { name: 'booking.requested', detail: { bookingId: late, at: '' } } as const;
    expect(await hear(declineOverlaps, event)).toEqual({ declined: 1 });
    expect(await stateOf(guest(0))).toEqual(['rejected', 'room_removed']);
  });

  test('requests for them are declined and say why, and those for other rooms wait on', async () => {
    await requested(guest(0), room);
    const kept = await requested(guest(1), other);
    await owners.update(room.propertyId, form('102'));
    expect(await events.deliver()).toBe(0);
    expect(await stateOf(guest(0))).toEqual(['rejected', 'room_removed']);
    expect(await waitingFor(owners.vendor)).toEqual([kept]);
    const [mail] = await mailsTo(guest(0).email);
    expect(mail?.body.text).toContain('This room is not offered any more.');
  });

  test('with their whole property, all that wait are declined', async () => {
    await requested(guest(0), room);
    await requested(guest(1), other);
    await owners.remove(room.propertyId);
    await events.deliver();
    expect(await waitingFor(owners.vendor)).toEqual([]);
    expect(await stateOf(guest(1))).toEqual(['rejected', 'room_removed']);
  });

  test('with a listing that an operator hides, all that wait are declined, for nobody could accept them', async () => {
    await requested(guest(0), room);
    await operate(owners.desk.tables, ['hide-listing', room.propertyId, '--yes'], () => {});
    expect(await events.deliver()).toBe(0);
    expect(await stateOf(guest(0))).toEqual(['rejected', 'room_removed']);
  });

  test('a removal that is refused, for somebody has nights there, declines nothing', async () => {
    await accept(owners.vendor, await requested(guest(0), room));
    const waits = await requested(guest(1), other);
    expect((await owners.remove(room.propertyId)).body.code).toBe('has_active_bookings');
    await events.deliver();
    expect(await waitingFor(owners.vendor)).toEqual([waits]);
  });

  test('a new number for the same room declines nothing', async () => {
    const waits = await requested(guest(0), other);
    const { body } = await ask('getVendorProperty', {
      token: owners.vendor.token,
      params: { postId: room.propertyId },
    });
    const [, second] = body.data.hotels[0].rooms;
    const renumbered = { ...roomForm({ roomNumber: '202', No_of_beds: '2' }), _id: second._id };
    const { status } = await owners.update(room.propertyId, propertyForm({ rooms: [roomForm(), renumbered] }));
    expect(status).toBe(200);
    await events.deliver();
    expect(await waitingFor(owners.vendor)).toEqual([waits]);
  });
});

test('a guest whom the owner declines reads both the sentence and the words of the reason in the mail', async () => {
  const id = await requested(guest(0), room, [10, 13]);
  await reject(owners.vendor, id, { reasonCode: 'closed_then', reason: 'Come in May.' });
  await events.deliver();
  const [mail] = await mailsTo(guest(0).email);
  expect(mail?.body.text).toContain('The house is closed on these days.');
  expect(mail?.body.text).toContain('Come in May.');
});
