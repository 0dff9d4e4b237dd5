import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { accept, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { openPhone, openPushService, pushKey, subscribe } from '../../support/phones.ts';
import { pushSecret } from '../../support/signing.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();

test('a phone of an older key is told nothing and dropped, and hears again once it has subscribed with the new one', async () => {
  const guest = await openAccount('user');
  const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  const phone = await openPhone(service, 'user', guest);
  const { key: older } = (await pushKey('user', guest)).body.data;
  const events = followBookings(owners.desk.tables);
  await events.skip();
  writeFileSync(fileURLToPath(pushSecret), 'another secret of thirty letters and more');
  // A function keeps the key for five minutes.
  passTime(301);

  await accept(owners.vendor, await requested(guest, room));
  expect(await events.deliver()).toBe(0);
  expect(service.titles(phone)).toEqual([]);
  const { key, phones } = (await pushKey('user', guest)).body.data;
  expect([key === older, phones]).toEqual([false, 0]);

  expect((await subscribe('user', guest, phone)).status).toBe(200);
  await accept(owners.vendor, await requested(guest, room, [20, 22]));
  expect(await events.deliver()).toBe(0);
  expect(service.standIn.of(phone.endpoint)).toMatchObject([{ key, message: { title: 'Your request was accepted' } }]);
});
