import { beforeEach, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { openOwners } from '../../support/owners.ts';
import { answerReview, stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();
let guest: SignedUp;
let propertyId: string;

beforeEach(async () => {
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
});

function stay(by = guest): Promise<string> {
  return stayed(owners.desk.tables.bookings, by, { propertyId, vendorId: owners.vendor.id });
}

test('a button that is pressed eight times at once writes one review', async () => {
  const id = await stay();
  const answers = await Promise.all(Array.from({ length: 8 }, () => writeReview(guest, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => body.data.writtenAt)).size).toBe(1);
  const { reviews, rating } = await toldOf(propertyId);
  expect([reviews.length, rating.count]).toEqual([1, 1]);
});

test('of different words about six stays of one guest, sent at once, one stands', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => stay()));
  const answers = await Promise.all(ids.map((id, at) => writeReview(guest, id, { words: `Stay ${at}`, clean: 1 })));
  const written = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ body }) => body.code === 'review_written' && body.data === undefined)).toHaveLength(5);
  const { reviews, rating, marks } = await toldOf(propertyId);
  expect(reviews.map(({ words }: { words: string }) => words)).toEqual(written.map(({ body }) => body.data.words));
  expect([rating.count, marks.clean]).toEqual([1, 1]);
});

test('the reviews of ten guests at once are all counted', async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, () => openAccount('user')));
  const write = async (each: SignedUp, at: number) => writeReview(each, await stay(each), { warm: 1 + (at % 5) });
  const answers = await Promise.all(guests.map(write));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const { reviews, rating, marks } = await toldOf(propertyId);
  expect([reviews.length, rating.count, marks.warm]).toEqual([10, 10, 3]);
});

test('while the property is taken down a review is written before it or not at all', async () => {
  const id = await stay();
  const [{ status, body }] = await Promise.all([writeReview(guest, id), owners.remove(propertyId)]);
  expect([201, 404]).toContain(status);
  if (status === 404) expect(body.code).toBe('room_not_found');
  const own = await ask('getOwnReview', { token: guest.token, params: { bookingRequestId: id } });
  expect('review' in own.body.data).toBe(status === 201);
});

test('of two answers at once one stands, and only its host is told so', async () => {
  const id = await stay();
  await writeReview(guest, id);
  const answers = await Promise.all(
    ['Come again.', 'Never again.'].map((words) => answerReview(owners.vendor, id, words)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const standing = answers.find(({ status }) => status === 201)?.body.data.answer;
  expect((await toldOf(propertyId)).reviews[0].answer).toBe(standing);
});
