import { expect, test } from 'vitest';
import { confirmEmail, openAccount } from '../../support/accounts.ts';
import { request } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();

test('a request goes out once its traveller has confirmed the e-mail', async () => {
  const guest = await openAccount('user', {});
  const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  const refused = await request(guest, room);
  expect([refused.status, refused.body.code]).toEqual([403, 'email_unconfirmed']);
  await confirmEmail(guest, 'user');
  expect((await request(guest, room)).status).toBe(201);
});
