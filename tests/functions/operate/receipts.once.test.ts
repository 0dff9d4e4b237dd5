import { beforeEach, describe, expect, test } from 'vitest';
import { dayIn, type Room } from '../../support/bookings.ts';
import { cash, monthBook, receiptsOf, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { operator } from '../../support/people.ts';

const owners = openOwners({ confirmed: true });
let room: Room;
let booking: string;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  booking = await taken(owners.vendor, room);
});

const run = (above: string, ...more: string[]) =>
  operator(owners.desk.tables, 'continue-receipts', room.propertyId, '--above', above, '--note', 'Restored.', ...more);

describe('receipts after a restore', () => {
  test('go on above the number that is given, and the month tells the gap', async () => {
    await written(owners.vendor, booking, cash(10));
    expect(await run('7', '--yes')).toContain('6 numbers from 2 to 7');
    const { lines } = await written(owners.vendor, booking, cash(20));
    expect(lines[1].receipt).toBe(8);
    const { body } = await monthBook(owners.vendor, room.propertyId, { month: dayIn(0).slice(0, 7) });
    expect(body.gaps).toEqual([{ from: 2, to: 7, at: expect.any(String), note: 'Restored.' }]);
    expect(await operator(owners.desk.tables, 'log')).toContain(`${room.propertyId}  receipts go on above 7`);
  });

  test('go on where none was given before', async () => {
    await run('3', '--yes');
    expect((await written(owners.vendor, booking, cash(20))).lines[0].receipt).toBe(4);
  });

  test('go on as they are without --yes, and for a number that is not higher', async () => {
    await written(owners.vendor, booking, cash(10), cash(10));
    expect(await run('7')).toContain('Nothing has been changed');
    expect(await run('2', '--yes')).toContain('go on as they are');
    await written(owners.vendor, booking, cash(20));
    expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual([1, 2, 3]);
  });

  test.each(['0', '-4', '1.5', 'all'])('above %s are refused', async (above) => {
    await expect(run(above, '--yes')).rejects.toThrow('whole number');
  });

  test('of no property are refused', async () => {
    const call = operator(owners.desk.tables, 'continue-receipts', 'nowhere', '--above', '4', '--note', 'Restored.');
    await expect(call).rejects.toThrow('There is no property nowhere.');
  });

  test('that are given meanwhile keep their numbers', async () => {
    const paused = await pauseBefore(isTransaction, () => written(owners.vendor, booking, cash(10)));
    await run('7', '--yes');
    expect((await paused.finish()).lines[0].receipt).toBe(8);
  });
});
