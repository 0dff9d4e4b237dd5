import { beforeAll, expect, test } from 'vitest';
import { openAccount, openAccountOf, realLimits } from '../../support/accounts.ts';
import { request, requested, waitingFor } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { newAddress } from '../../support/windows.ts';

const owners = openOwners();

beforeAll(() => {
  process.env.LIMITS = JSON.stringify(realLimits);
});

/** Rooms of the house, and nights that the junk is for: each of a hundred accounts sends three requests. */
const rooms = Array.from({ length: 10 }, (_, index) => 101 + index);
const accounts = 100;
const waiting = 3;

test('of 300 requests of new accounts at one address none keeps a real one from the first page', async () => {
  const form = propertyForm({
    rooms: rooms.map((roomNumber, at) => roomForm({ roomNumber: String(roomNumber), No_of_beds: String(at + 1) })),
  });
  const propertyId = (await owners.create(form)).body.data._id;
  const from = newAddress();
  const sent: Promise<{ status: number }>[] = [];
  for (let account = 0; account < accounts; account += 1) {
    const guest = { ...(await openAccount('user')), from };
    const roomNumber = 101 + (account % rooms.length);
    const night = 10 + (Math.floor(account / rooms.length) % 2) * waiting;
    for (let each = 0; each < waiting; each += 1) {
      sent.push(request(guest, { propertyId, roomNumber }, [night + each, night + each + 1]));
    }
    if (account % 5 === 4) await Promise.all(sent.slice(-5 * waiting));
  }
  const done = (await Promise.all(sent)).filter(({ status }) => status === 201);
  expect(done).toHaveLength(accounts * waiting);
  const newcomer = await requested(
    { ...(await openAccount('user')), from: newAddress() },
    { propertyId, roomNumber: 101 },
  );
  const older = await requested(
    { ...(await openAccountOf(25, owners.desk.tables)), from },
    { propertyId, roomNumber: 101 },
  );
  const page = await waitingFor(owners.vendor);
  expect(page).toHaveLength(10);
  expect(page[0]).toBe(older);
  expect(page).toContain(newcomer);
}, 120_000);
