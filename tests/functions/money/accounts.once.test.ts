import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, cancel, cancelAsOwner, miss, type Room, requested } from '../../support/bookings.ts';
import { back, cash, setBooks, written } from '../../support/ledgers.ts';
import { taken, walkIn } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { linkOf, view } from '../../support/vouchers.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;
const form = propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102' })] });

beforeEach(async () => {
  at(0, '12:00');
  guest = await openAccount('user');
  room = { propertyId: (await owners.create(form)).body.data._id, roomNumber: 101 };
});

async function booked(days: readonly [number, number] = [0, 3], given: object = {}): Promise<string> {
  const id = await requested(guest, room, days, { ...given });
  await accept(owners.vendor, id);
  return id;
}

const pay = (id: string, amount: number) => written(owners.vendor, id, cash(amount));
const accountOf = async (id: string) => (await pay(id, 1)).account;

/** Puts what an advance has come to. */
async function putAdvance(id: string, sums: object): Promise<void> {
  const { bookings } = owners.desk.tables;
  const Item = { pk: `booking#${id}`, sk: 'advance', ...sums };
  await bookings.client.send(new PutCommand({ TableName: bookings.name, Item }));
}

describe('the account of a booking', () => {
  test('follows an agreed price that is changed', async () => {
    const id = await taken(owners.vendor, room);
    const params = { bookingRequestId: id };
    await ask('changeOwnBooking', { token: owners.vendor.token, params, body: { ...walkIn, price: 3000 } });
    expect(await accountOf(id)).toEqual({ owed: 6000, paid: 1, balance: 5999 });
  });

  test('follows a room that is given back', async () => {
    const id = await taken(owners.vendor, room, [0, 2], { rooms: [101, 102] });
    expect((await pay(id, 1000)).account.owed).toBe(16_000);
    const call = { token: owners.vendor.token, params: { bookingRequestId: id } };
    await ask('giveRoomsBackAsOwner', { ...call, body: { roomNumbers: [102], revision: 0 } });
    expect(await accountOf(id)).toEqual({ owed: 8000, paid: 1001, balance: 6999 });
  });

  test('of a guest who cancels says that the hotel has what it got', async () => {
    const id = await booked([4, 6]);
    await pay(id, 2000);
    await cancel(guest, id);
    expect(await accountOf(id)).toEqual({ owed: 0, paid: 2001, balance: -2001 });
  });

  test('of a booking that is cancelled during the stay has the nights before', async () => {
    const id = await booked([0, 3]);
    at(1, '12:00');
    await cancelAsOwner(owners.vendor, id);
    expect(await accountOf(id)).toEqual({ owed: 4500, paid: 1, balance: 4499 });
  });

  test('of an own booking that is cancelled has what was paid and not given back', async () => {
    const id = await taken(owners.vendor, room, [4, 6]);
    await pay(id, 2000);
    await cancelAsOwner(owners.vendor, id);
    const { account } = await written(owners.vendor, id, back(500));
    expect(account).toEqual({ owed: 1500, paid: 1500, balance: 0 });
  });

  test.each([
    [true, { owed: 13_500, paid: 1, balance: 13_499 }],
    [false, { owed: 0, paid: 1, balance: -1 }],
  ])('of a guest who did not come, charged %s, has the price only where it counts', async (charged, account) => {
    const id = await booked([0, 3]);
    await miss(owners.vendor, id, charged);
    expect(await accountOf(id)).toEqual(account);
  });

  test.each([
    [{ received: 4000 }, 4000],
    [{ received: 4000, refund: { amount: 2000 } }, 2000],
    [{ received: 4000, refund: { amount: 2000, paid: { amount: 3000 } } }, 1000],
    [{ received: 4000, refund: { amount: 4000 } }, 0],
  ])('of one that came to nothing has what is kept of its advance %j', async (sums, owed) => {
    const id = await booked([4, 6]);
    await cancel(guest, id);
    await putAdvance(id, sums);
    expect((await accountOf(id)).owed).toBe(owed);
  });
});

describe('a voucher that a link opens', () => {
  const voucherOf = async (id: string) => (await view(await linkOf('owner', owners.vendor, id))).body.data;

  test('says what is owed, what was paid and what is left, with the receipts of the house', async () => {
    await setBooks(owners.desk.tables, room.propertyId, { name: 'Pine Guests', ntn: '1234567-8' });
    const id = await booked([4, 6]);
    await written(owners.vendor, id, { ...cash(4000), way: 'bank', note: 'Not for guests.' }, cash(100), back(50));
    await written(owners.vendor, id, { kind: 'reversal', reverses: 2 }, cash(100));
    const { account, receipts, house } = await voucherOf(id);
    expect(account).toEqual({ owed: 9000, paid: 4050, balance: 4950 });
    expect(house).toEqual({ name: 'Pine Guests', ntn: '1234567-8' });
    const day = receipts[0].day;
    expect(receipts).toEqual([
      { number: 1, day, way: 'bank', amount: 4000 },
      { number: 2, day, way: 'cash', amount: 100, reversed: true },
      { number: 3, day, way: 'cash', amount: 100 },
    ]);
  });

  test('says that all is left where nothing was written', async () => {
    const { account, receipts, house } = await voucherOf(await booked([4, 6]));
    expect([account, receipts, house]).toEqual([{ owed: 9000, paid: 0, balance: 9000 }, [], { name: 'Pine House' }]);
  });

  test('tells neither notes, nor who wrote a line, nor ids of transactions', async () => {
    const id = await booked([4, 6]);
    await written(owners.vendor, id, { ...cash(4000), note: 'Not for guests.' });
    const { account, receipts, house, ...others } = await voucherOf(id);
    expect(JSON.stringify([account, receipts, house])).not.toMatch(/"by"|reference/);
    expect(JSON.stringify(others)).not.toContain('Not for guests');
  });
});
