import { expect, test } from 'vitest';
import { requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { diesBefore } from '../../support/pause.ts';
import { expectForgotten, type KnownPerson, openPerson, operator } from '../../support/people.ts';
import { stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();

const erase = ({ email }: KnownPerson) => operator(owners.desk.tables, 'delete-account', 'user', email, '--yes');

test('an erasing that is stopped at any step is completed by the next one', { timeout: 240_000 }, async () => {
  const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  let died = true;
  let calls = 0;
  for (let call = 1; died; call += 1) {
    const guest = await openPerson('user');
    await requested(guest, room, [40, 42]);
    const { firstName: name, email, phone } = guest;
    const at = { propertyId: room.propertyId, vendorId: owners.vendor.id, guest: { name, email, phone }, note: name };
    await writeReview(guest, await stayed(owners.desk.tables.bookings, guest, at));
    calls = call;
    died = await diesBefore(call, () => erase(guest));
    if (died) await erase(guest);
    await expectForgotten(owners.desk.tables, guest);
    await openPerson('user', guest);
  }
  const { rating } = await toldOf(room.propertyId);
  // Reviews are never fewer.
  expect(rating.count).toBe(calls);
});
