import { beforeEach, expect, test } from 'vitest';
import type { Room } from '../../support/bookings.ts';
import { type OpenChannel, openChannel } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { giveGuest, reservation } from '../../support/eventGuests.ts';
import { cash, dayBook, written } from '../../support/ledgers.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
  await channel.says([reservation()]);
});

test('money of a booking from a calendar is written down, and stands in the books under its guest', async () => {
  const id = (await giveGuest(owners.vendor, room)).body.data._id;
  const { account } = await written(owners.vendor, id, cash(2000));
  expect(account).toEqual({ owed: 12_000, paid: 2000, balance: 10_000 });
  const { lines } = (await dayBook(owners.vendor, room.propertyId)).body.data;
  expect(lines).toMatchObject([{ bookingRequestId: id, guestName: 'Sana Mir', amount: 2000, receipt: 1 }]);
});

test('a booking from a calendar that has left it costs what was paid, for the two have agreed elsewhere', async () => {
  const id = (await giveGuest(owners.vendor, room)).body.data._id;
  await written(owners.vendor, id, cash(2000));
  for (let reading = 0; reading < 2; reading += 1) await channel.says([]);
  expect((await written(owners.vendor, id, cash(1))).account).toEqual({ owed: 2001, paid: 2001, balance: 0 });
});
