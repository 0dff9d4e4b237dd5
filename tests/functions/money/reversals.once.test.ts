import { beforeEach, describe, expect, test } from 'vitest';
import type { Room } from '../../support/bookings.ts';
import { back, cash, writeLine, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners({ confirmed: true });
let room: Room;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const booked = () => taken(owners.vendor, room);

const write = (id: string, line: Record<string, unknown>, key?: string) => writeLine(owners.vendor, id, line, key);

async function codeOf(id: string, line: Record<string, unknown>): Promise<string> {
  return (await write(id, line)).body.code;
}

describe('a reversal', () => {
  test('takes the whole of a line back, and both stay', async () => {
    const id = await booked();
    await written(owners.vendor, id, { ...cash(5000), way: 'easypaisa' }, cash(200));
    const { lines, account } = await written(owners.vendor, id, {
      kind: 'reversal',
      reverses: 1,
      note: 'Typed twice.',
    });
    expect(account.paid).toBe(200);
    expect(lines.map(({ reversed }: { reversed?: true }) => reversed)).toEqual([true, undefined, undefined]);
    expect(lines[2]).toMatchObject({ number: 3, kind: 'reversal', way: 'easypaisa', amount: 5000, reverses: 1 });
    expect(lines[2].receipt).toBeUndefined();
  });

  test('of money that went out brings it back', async () => {
    const { account } = await written(owners.vendor, await booked(), cash(900), back(400), {
      kind: 'reversal',
      reverses: '2',
    });
    expect(account.paid).toBe(900);
  });

  test('is made once, and not of a reversal', async () => {
    const id = await booked();
    await written(owners.vendor, id, cash(900), { kind: 'reversal', reverses: 1 });
    expect(await codeOf(id, { kind: 'reversal', reverses: 1 })).toBe('line_reversed');
    expect(await codeOf(id, { kind: 'reversal', reverses: 2 })).toBe('line_reversed');
  });

  test('needs a line that is there', async () => {
    expect(await codeOf(await booked(), { kind: 'reversal', reverses: 1 })).toBe('line_not_found');
  });

  test('of money of which a part went out again is refused', async () => {
    const id = await booked();
    await written(owners.vendor, id, cash(900), back(100));
    expect(await codeOf(id, { kind: 'reversal', reverses: 1 })).toBe('more_than_paid');
  });
});

describe('a line that is sent again', () => {
  const key = 'a-line-of-the-desk';

  test('is written once, and answered alike', async () => {
    const id = await booked();
    const first = await write(id, cash(700), key);
    const second = await write(id, cash(700), key);
    expect([second.status, second.body.data]).toEqual([201, first.body.data]);
  });

  test('is refused with something else', async () => {
    const id = await booked();
    await write(id, cash(700), key);
    expect((await write(id, cash(7000), key)).body.code).toBe('line_sent_before');
  });
});
