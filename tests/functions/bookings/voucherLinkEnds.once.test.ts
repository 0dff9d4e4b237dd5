import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, cancelAsOwner, type Room, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';
import { operator, textOf } from '../../support/people.ts';
import { signingKey, signingSecret } from '../../support/signing.ts';
import { at } from '../../support/time.ts';
import { linkOf, makeLink, view } from '../../support/vouchers.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  at(0, '12:00');
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

/** A request that was accepted. */
async function booked(): Promise<string> {
  const id = await requested(guest, room, [10, 12]);
  await accept(owners.vendor, id);
  return id;
}

const statusOf = async (token: string) => (await view(token)).status;

/** Items of the links of a booking. */
async function linksLeft(id: string): Promise<object[]> {
  const items: { sk: string; bookingId?: string }[] = JSON.parse(await textOf(owners.desk.tables));
  return items.filter(({ sk, bookingId }) => sk.startsWith('voucher') && bookingId === id);
}

describe('a link goes', () => {
  test('with its guest, also where it is made at that moment', async () => {
    const id = await booked();
    const token = await linkOf('owner', owners.vendor, id);
    const paused = await pauseBefore(isTransaction, () => makeLink('owner', owners.vendor, id, token));
    await operator(owners.desk.tables, 'delete-account', 'user', guest.email, '--yes');
    expect((await paused.finish()).status).toBe(409);
    expect(await statusOf(token)).toBe(410);
    expect(await linksLeft(id)).toEqual([]);
  });

  test('with its owner, and stands in what both are told of their data', async () => {
    const { desk, vendor } = owners;
    const id = await booked();
    const token = await linkOf('owner', vendor, id);
    for (const [role, { email }] of [
      ['user', guest],
      ['vendor', vendor],
    ] as const) {
      const told = await operator(desk.tables, 'export-account', role, email);
      expect(told).toMatch(/"voucherLink": \{[^}]*"madeAt"/);
      expect(told).not.toMatch(/seed|digest/);
    }
    await cancelAsOwner(vendor, id);
    await operator(desk.tables, 'delete-account', 'vendor', vendor.email, '--yes');
    expect(await statusOf(token)).toBe(410);
    expect(await linksLeft(id)).toEqual([]);
  });

  test('with the key that made it: the next one takes its place', async () => {
    const file = fileURLToPath(signingSecret);
    const rotate = (keys: string[]) => {
      writeFileSync(file, JSON.stringify(keys));
      // As a function that starts now.
      vi.resetModules();
    };
    onTestFinished(() => rotate([signingKey]));
    const id = await booked();
    const first = await linkOf('owner', owners.vendor, id);
    rotate(['a newer key', signingKey]);
    expect(await linkOf('owner', owners.vendor, id)).toBe(first);
    rotate(['the newest key', 'a newer key']);
    expect(await statusOf(first)).toBe(200);
    const second = await linkOf('owner', owners.vendor, id);
    expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);
  });
});
