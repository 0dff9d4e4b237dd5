import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { bookingsOf, dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { answerReview, goodReview, stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();
let guest: SignedUp;
let propertyId: string;

beforeEach(async () => {
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
});

/** A stay of somebody at the property. */
function stay(given: Parameters<typeof stayed>[2] = {}, by = guest): Promise<string> {
  return stayed(owners.desk.tables.bookings, by, { propertyId, vendorId: owners.vendor.id, ...given });
}

describe('a stay that is over', () => {
  test('is written about, and everybody reads it with the first name alone', async () => {
    const id = await stay({ guest: { name: 'زرمینہ خان', email: guest.email, phone: '03001234567' } });
    const { status, body } = await writeReview(guest, id);
    expect([status, body.code]).toEqual([201, 'review_written']);
    const { reviews, rating, marks } = await toldOf(propertyId);
    const said = { ...goodReview, clean: 4, warm: 5, host: 5, road: 2, value: 4 };
    expect(reviews).toEqual([
      { _id: expect.any(String), name: 'زرمینہ', month: dayIn(-4).slice(0, 7), ...said, writtenAt: expect.any(String) },
    ]);
    expect(JSON.stringify(reviews)).not.toContain(guest.id);
    expect(rating).toEqual({ average: 4, count: 1 });
    expect(marks).toEqual({ clean: 4, warm: 5, host: 5, road: 2, value: 4 });
  });

  test('may be written about on the very day of check-out', async () => {
    expect((await writeReview(guest, await stay({ checkOut: dayIn(0) }))).status).toBe(201);
  });

  test('says in the lists of both sides that it was written about', async () => {
    await writeReview(guest, await stay());
    expect((await bookingsOf(guest, 'completed'))[0].reviewedAt).toEqual(expect.any(String));
    const { id, token } = owners.vendor;
    const { body } = await ask('listVendorBookings', { token, params: { id }, query: { status: 'completed' } });
    expect(body.data[0].reviewedAt).toEqual(expect.any(String));
  });

  test.each([
    ['a mark that is left out', { road: undefined }, 'road'],
    ['a mark of nought', { clean: 0 }, 'clean'],
    ['a mark of six', { warm: '6' }, 'warm'],
    ['half a mark', { value: '4.5' }, 'value'],
    ['blanks for words', { words: ' \u200d ' }, 'words'],
    ['more words than 1,000 characters', { words: 'x'.repeat(1001) }, 'words'],
    ['words that turn their direction', { words: 'Warm\u202erooms' }, 'words'],
  ])('%s is refused', async (_, given, path) => {
    const { status, body } = await writeReview(guest, await stay(), given);
    expect([status, body.issues?.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  });
});

describe('nobody writes', () => {
  test.each([
    ['before the check-out', { checkIn: dayIn(-2), checkOut: dayIn(1) }],
    ['of a stay ahead', { checkIn: dayIn(3), checkOut: dayIn(5) }],
    ['of a stay that was cancelled', { state: 'cancelled', endedAt: '2027-03-02T10:00:00.000Z' }],
    ['of a request that was declined', { state: 'rejected', endedAt: '2027-03-02T10:00:00.000Z' }],
    ['of a request that waits', { state: 'pending' }],
  ] as const)('%s', async (_, given) => {
    const { status, body } = await writeReview(guest, await stay(given));
    expect([status, body.code]).toEqual([409, 'stay_not_over']);
    expect(await toldOf(propertyId)).toEqual({ reviews: [], rating: undefined, marks: undefined });
  });

  test('of the stay of somebody else', async () => {
    const other = await openAccount('user');
    const { status, body } = await writeReview(other, await stay());
    expect([status, body.code]).toEqual([404, 'booking_not_found']);
  });

  test('of a property that has been taken down', async () => {
    const id = await stay();
    await owners.remove(propertyId);
    const { status, body } = await writeReview(guest, id);
    expect([status, body.code]).toEqual([404, 'room_not_found']);
  });

  test('a second time after another stay, and reads there what was written', async () => {
    const [first, second] = [await stay(), await stay()];
    await writeReview(guest, first);
    const { status, body } = await writeReview(guest, second, { words: 'Again.' });
    expect([status, body.code]).toEqual([409, 'review_written']);
    const read = await ask('getOwnReview', { token: guest.token, params: { bookingRequestId: second } });
    expect(read.body.data.review.words).toBe(goodReview.words);
    expect((await toldOf(propertyId)).rating.count).toBe(1);
  });
});

test('before anything is written both sides read that there is nothing', async () => {
  const params = { bookingRequestId: await stay() };
  expect((await ask('getOwnReview', { token: guest.token, params })).body.data).toEqual({});
  expect((await ask('getGuestReview', { token: owners.vendor.token, params })).body.data).toEqual({});
});

test('an edit of the property loses none of its reviews', async () => {
  await writeReview(guest, await stay());
  const { status } = await ask('setRoomAvailability', {
    token: owners.vendor.token,
    params: { postId: propertyId, roomNumber: '101' },
    body: { availability: false },
  });
  expect(status).toBe(200);
  expect((await toldOf(propertyId)).rating).toEqual({ average: 4, count: 1 });
});

test('of a property that was taken down nobody reads them any more', async () => {
  await writeReview(guest, await stay());
  await owners.remove(propertyId);
  const { status, body } = await ask('listReviews', { params: { propertyId } });
  expect([status, body.code, body.data]).toEqual([200, 'no_reviews', []]);
});

test('the newest reviews come first, page by page', async () => {
  const guests = await Promise.all(Array.from({ length: 3 }, () => openAccount('user')));
  for (const [at, each] of guests.entries()) await writeReview(each, await stay({}, each), { words: `Guest ${at}` });
  const words: string[] = [];
  let query: Record<string, string> = { limit: '2' };
  for (let pages = 0; pages < 2; pages += 1) {
    const { body } = await ask('listReviews', { params: { propertyId }, query });
    words.push(...body.data.map((review: { words: string }) => review.words));
    query = { limit: '2', cursor: body.nextCursor ?? '' };
  }
  expect(words).toEqual(['Guest 2', 'Guest 1', 'Guest 0']);
  expect(query.cursor).toBe('');
});

describe('the host', () => {
  test('answers once, and everybody reads it', async () => {
    const id = await stay();
    await writeReview(guest, id);
    const { status, body } = await answerReview(owners.vendor, id, 'شکریہ');
    expect([status, body.code, body.data.answer]).toEqual([201, 'review_answered', 'شکریہ']);
    expect((await answerReview(owners.vendor, id, 'شکریہ')).status).toBe(201);
    const again = await answerReview(owners.vendor, id, 'No, thank you.');
    expect([again.status, again.body.code]).toEqual([409, 'review_answered']);
    expect((await toldOf(propertyId)).reviews[0].answer).toBe('شکریہ');
  });

  test('answers nothing that was not written, and not for another host', async () => {
    const id = await stay();
    expect((await answerReview(owners.vendor, id, 'Thanks.')).body.code).toBe('review_not_found');
    await writeReview(guest, id);
    expect((await answerReview(owners.other, id, 'Thanks.')).body.code).toBe('booking_not_found');
    expect((await answerReview(owners.vendor, id, ' ')).status).toBe(400);
    expect((await toldOf(propertyId)).reviews[0].answer).toBeUndefined();
  });
});
