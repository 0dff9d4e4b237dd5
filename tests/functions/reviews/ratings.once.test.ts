import { beforeEach, expect, test } from 'vitest';
import { handler as showStanding } from '../../../functions/events/showStanding.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { hear } from '../../support/hear.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { pauseBefore } from '../../support/pause.ts';
import { stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();
let form: ReturnType<typeof formSomewhere>;
let propertyId: string;

beforeEach(async () => {
  form = formSomewhere();
  propertyId = (await owners.create(form)).body.data._id;
});

/** Writes a review of somebody new. */
async function review(given: object = {}): Promise<void> {
  const guest = await openAccount('user');
  const stay = await stayed(owners.desk.tables.bookings, guest, { propertyId, vendorId: owners.vendor.id });
  expect((await writeReview(guest, stay, given)).status).toBe(201);
}

/** The function that hears of reviews, called for one. */
function follow() {
  return hear(showStanding, { name: 'review.written', detail: { propertyId, revision: 1 } });
}

async function ratingOnCard() {
  const { body } = await ask('searchRooms', { body: { location: form.Location } });
  return body.data[0].hotels[0].rating;
}

test('a card has the rating that the details have, and none before the first review', async () => {
  expect(await ratingOnCard()).toBeUndefined();
  await review();
  await follow();
  expect(await ratingOnCard()).toEqual({ average: 4, count: 1 });
  await review({ clean: 1, warm: 1, host: 1, road: 1, value: 1 });
  await follow();
  expect(await ratingOnCard()).toEqual((await toldOf(propertyId)).rating);
});

test('an event that comes twice, or late, shows the rating as it is by now and takes nothing back', async () => {
  await review();
  await review({ clean: 1 });
  expect([await follow(), await follow()]).toEqual([{ shown: 1 }, { shown: 0 }]);
  expect(await ratingOnCard()).toEqual((await toldOf(propertyId)).rating);
});

test('sums that were read before the newest review are not written over those after it', async () => {
  await review();
  const earlier = await pauseBefore(2, follow);
  await review({ clean: 1 });
  await follow();
  const rating = await ratingOnCard();
  await earlier.finish();
  expect([rating.count, await ratingOnCard()]).toEqual([2, rating]);
});

test('an edit by the owner keeps it', async () => {
  await review();
  await follow();
  const { revision } = (await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: propertyId } }))
    .body.data;
  const hotelDetail = { ...form.hotelDetail, name: 'Another Name' };
  expect((await owners.update(propertyId, { ...form, hotelDetail, revision })).status).toBe(200);
  expect(await ratingOnCard()).toEqual({ average: 4, count: 1 });
});

test('what was taken down meanwhile stays so', async () => {
  await review();
  await owners.remove(propertyId);
  expect((await follow()).shown).toBe(0);
  const { body } = await ask('searchRooms', { body: { location: form.Location } });
  expect(body.data).toEqual([]);
});
