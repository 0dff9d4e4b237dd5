import { beforeEach, expect, test } from 'vitest';
import { handler as showStanding } from '../../../functions/events/showStanding.ts';
import { sumsKey } from '../../../functions/reviews/reviewItem.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import type { Key } from '../../../functions/runtime/table.ts';
import type { ReviewSums } from '../../../shared/rules/reviews.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();
let form: ReturnType<typeof formSomewhere>;
let propertyId: string;

beforeEach(async () => {
  form = formSomewhere();
  propertyId = (await owners.create(form)).body.data._id;
});

/** Writes a review of somebody new; answers with the sums as they are then. */
async function review(given: object = {}): Promise<ReviewSums & Key> {
  const guest = await openAccount('user');
  const { properties, bookings } = owners.desk.tables;
  const stay = await stayed(bookings, guest, { propertyId, vendorId: owners.vendor.id });
  expect((await writeReview(guest, stay, given)).status).toBe(201);
  const sums = await readItem<ReviewSums>(properties, sumsKey(propertyId));
  return { ...sumsKey(propertyId), ...(sums as ReviewSums) };
}

/** The function that follows the table, called for a change of the sums. */
function follow(after: ReviewSums & Key) {
  const { ports, run } = showStanding;
  return asRoleOf(ports, () => run({ after }, openAll(ports)));
}

async function ratingOnCard() {
  const { body } = await ask('searchRooms', { body: { location: form.Location } });
  return body.data[0].hotels[0].rating;
}

test('a card has the rating that the details have, and none before the first review', async () => {
  expect(await ratingOnCard()).toBeUndefined();
  await follow(await review());
  expect(await ratingOnCard()).toEqual({ average: 4, count: 1 });
  await follow(await review({ clean: 1, warm: 1, host: 1, road: 1, value: 1 }));
  expect(await ratingOnCard()).toEqual((await toldOf(propertyId)).rating);
});

test('a change that comes twice, or after a later one, takes nothing back', async () => {
  const first = await review();
  const second = await review({ clean: 1 });
  await follow(second);
  const rating = await ratingOnCard();
  await follow(first);
  expect((await follow(second)).shown).toBe(0);
  expect([rating.count, await ratingOnCard()]).toEqual([2, rating]);
});

test('an edit by the owner keeps it', async () => {
  await follow(await review());
  const { revision } = (await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: propertyId } }))
    .body.data;
  const hotelDetail = { ...form.hotelDetail, name: 'Another Name' };
  expect((await owners.update(propertyId, { ...form, hotelDetail, revision })).status).toBe(200);
  expect(await ratingOnCard()).toEqual({ average: 4, count: 1 });
});

test('what was taken down meanwhile stays so', async () => {
  const sums = await review();
  await owners.remove(propertyId);
  expect((await follow(sums)).shown).toBe(0);
  const { body } = await ask('searchRooms', { body: { location: form.Location } });
  expect(body.data).toEqual([]);
});
