import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler as carryOutClosing } from '../../../functions/events/carryOutClosing.ts';
import { handler as publishBookings } from '../../../functions/events/publishBookings.ts';
import { type ClosingItem, readClosings } from '../../../functions/nights/closingItem.ts';
import type { Key } from '../../../functions/runtime/table.ts';
import { checkHolders } from '../../campaign/check/checkHolders.ts';
import { nightsIn } from '../../campaign/check/checkNights.ts';
import { allItems } from '../../campaign/client/stores.ts';
import { ask } from '../../support/accounts.ts';
import { dayIn, takenNights } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { diesBefore } from '../../support/pause.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let propertyId: string;

/** Eight rooms for three months are more than one step. */
const roomNumbers = Array.from({ length: 8 }, (_, at) => 101 + at);
const nights = 80;

beforeEach(async () => {
  const rooms = roomNumbers.map((roomNumber) => roomForm({ roomNumber: String(roomNumber) }));
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
});

const bookings = () => owners.desk.tables.bookings;

const closeHouse = () => {
  const { token } = owners.vendor;
  return ask('closeNights', {
    token,
    params: { postId: propertyId },
    body: { from: dayIn(10), to: dayIn(10 + nights) },
  });
};

/** The closing of the house, where it was stored. */
const closing = async () => (await readClosings(bookings(), propertyId)).at(0);

/** Goes on by the event that the change of a closing tells, as it stands after a crash. */
async function goOn(after: ClosingItem): Promise<void> {
  const begun = after.work && { ...after, work: { ...after.work, done: 0 } };
  const told = begun ? publishBookings.eventsOf({ after: begun satisfies Key }) : [];
  for (const event of told) {
    if (event.name === 'nights.closing') await hear(carryOutClosing, event);
  }
}

async function problems(): Promise<string[]> {
  const items = await allItems(bookings().client, bookings().name);
  const own = items.filter(({ pk }) => pk === `property#${propertyId}`);
  return checkHolders(own, { closed: nightsIn(own, 'closed'), elsewhere: nightsIn(own, 'elsewhere') });
}

async function closedNights(): Promise<number> {
  const taken = await Promise.all(roomNumbers.map((roomNumber) => takenNights({ propertyId, roomNumber })));
  return taken.flat().length;
}

test('a closing that dies at any call leaves each night with its holder, and the event closes the others', async () => {
  for (let call = 1; await diesBefore(call, closeHouse); call += 1) {
    expect(await problems()).toEqual([]);
    const left = await closing();
    if (!left) continue;
    await goOn(left);
    expect([await closedNights(), await problems()]).toEqual([roomNumbers.length * nights, []]);
    await ask('openNights', {
      token: owners.vendor.token,
      params: { postId: propertyId, closingId: left.id },
    });
    expect(await closedNights()).toBe(0);
    await bookings().client.send(new DeleteCommand({ TableName: bookings().name, Key: { pk: left.pk, sk: left.sk } }));
  }
});

test('an opening that dies at any call frees its own nights alone, and the event frees the others', async () => {
  const { token } = owners.vendor;
  await closeHouse();
  const { id: closingId = '' } = (await closing()) ?? {};
  const open = () => ask('openNights', { token, params: { postId: propertyId, closingId } });
  for (let call = 1; await diesBefore(call, open); call += 1) expect(await problems()).toEqual([]);
  expect([await closedNights(), await problems()]).toEqual([0, []]);
});

test('an event that comes twice, or late, changes nothing', async () => {
  await closeHouse();
  const { id: closingId = '' } = (await closing()) ?? {};
  const event = { name: 'nights.closing', detail: { propertyId, closingId } } as const;
  expect(await hear(carryOutClosing, event)).toEqual({ held: roomNumbers.length * nights, missed: 0 });
  expect(await hear(carryOutClosing, event)).toEqual({ held: roomNumbers.length * nights, missed: 0 });
});

test('an event tells that work begins, and no step of it', () => {
  const begun = { pk: 'property#p', sk: 'closing#c', propertyId: 'p', id: 'c', work: { done: 0 } };
  const told = [{ name: 'nights.closing', detail: { propertyId: 'p', closingId: 'c' } }];
  expect(publishBookings.eventsOf({ after: begun })).toEqual(told);
  expect(publishBookings.eventsOf({ before: begun, after: { ...begun, work: { done: 20 } } })).toEqual([]);
  expect(publishBookings.eventsOf({ before: { ...begun, work: undefined }, after: begun })).toEqual(told);
});
