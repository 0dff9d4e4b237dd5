import { beforeEach, expect, test } from 'vitest';
import type { SignedUp } from '../../support/accounts.ts';
import { dayIn, type Room } from '../../support/bookings.ts';
import { deskDay } from '../../support/deskDay.ts';
import { back, cash, countCash, dayBook, monthBook, setBooks, writeLine, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';
import { openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
let room: Room;
let karim: Pick<SignedUp, 'token'>;

beforeEach(async () => {
  at(0, '12:00');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  karim = await openStaff(owners.vendor);
});

const allow = () => setBooks(owners.desk.tables, room.propertyId, { helpersTakeCash: true });
const codes = async (answers: Promise<{ body: { code: string } }>[]) =>
  (await Promise.all(answers)).map(({ body }) => body.code);

test('a helper writes and reads no money where the owner has not let him', async () => {
  const id = await taken(owners.vendor, room);
  const { propertyId } = room;
  const counted = { day: dayIn(0), opening: 5, revision: 0 };
  const calls = [writeLine(karim, id, cash(5)), dayBook(karim, propertyId), countCash(karim, propertyId, counted)];
  expect(await codes(calls)).toEqual(['money_by_owner', 'money_by_owner', 'money_by_owner']);
});

test('the day of the desk says of which hotels a helper takes cash', async () => {
  const days = async () => (await deskDay({ id: owners.vendor.id, token: karim.token } as SignedUp)).data;
  expect((await days())[0].helpersTakeCash).toBeUndefined();
  await allow();
  expect((await days())[0].helpersTakeCash).toBe(true);
});

test('a helper who may reads no month', async () => {
  await allow();
  const { body } = await monthBook(karim, room.propertyId, { month: dayIn(0).slice(0, 7) });
  expect(body.code).toBe('not_for_staff');
});

test('a helper who may writes cash that comes in, under his name', async () => {
  await allow();
  const id = await taken(owners.vendor, room);
  const { lines } = await written(karim, id, cash(500));
  expect(lines[0]).toMatchObject({ by: 'staff', name: 'Karim Baig', receipt: 1 });
  expect((await dayBook(owners.vendor, room.propertyId)).body.data.lines[0]).toMatchObject({
    by: 'staff',
    name: 'Karim Baig',
  });
});

test('a helper who may writes nothing else', async () => {
  await allow();
  const id = await taken(owners.vendor, room);
  await written(owners.vendor, id, cash(500));
  const others = [{ ...cash(5), way: 'raast' }, back(5), { kind: 'reversal', reverses: 1 }];
  const answers = await codes(others.map((line) => writeLine(karim, id, line)));
  expect(answers).toEqual(['money_by_owner', 'money_by_owner', 'money_by_owner']);
});

test('a helper who may reads and counts today and the two days before', async () => {
  await allow();
  const { propertyId } = room;
  const of = (days: number) => dayBook(karim, propertyId, { day: dayIn(days) });
  expect((await Promise.all([of(0), of(-2), of(-3)])).map(({ status }) => status)).toEqual([200, 200, 403]);
  expect((await countCash(karim, propertyId, { day: dayIn(-2), closing: 5, revision: 0 })).status).toBe(200);
  const late = await countCash(karim, propertyId, { day: dayIn(-3), closing: 5, revision: 0 });
  expect(late.body.code).toBe('money_by_owner');
});

test('a helper who may writes no money of a stay that is long over', async () => {
  await allow();
  const id = await taken(owners.vendor, room, [0, 1]);
  passTime(4 * 86_400);
  expect((await writeLine(karim, id, cash(5))).body.code).toBe('money_by_owner');
  expect((await writeLine(owners.vendor, id, cash(5))).status).toBe(201);
});

test('what an owner has let a helper do ends with the next call', async () => {
  await allow();
  const id = await taken(owners.vendor, room);
  await written(karim, id, cash(5));
  await setBooks(owners.desk.tables, room.propertyId, {});
  expect((await writeLine(karim, id, cash(5))).body.code).toBe('money_by_owner');
});
