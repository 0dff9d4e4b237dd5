import { describe, expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { mailMarkKey } from '../../../functions/bookings/mails/mailMarks.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { confirmDirectly, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { digestsAreDue } from '../../support/bookingEvents.ts';
import { happens, subjectsTo } from '../../support/bookingMails.ts';
import { aQuarterPasses, bound, openDigests, roomsIn } from '../../support/digests.ts';
import { storeBooking } from '../../support/stays.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const scene = openDigests();

const textsTo = async ({ email }: SignedUp) => (await mailsTo(email)).map(({ body }) => body.text);
const stateOf = async ({ id }: Booking) =>
  (await readItem<{ state: string }>(scene.tables.bookings, mailMarkKey(id, { kind: 'accepted', side: 'guest' })))
    ?.state;

describe('beyond what one person gets in an hour', () => {
  test('mails come in one within a quarter, each with its facts, and each once', async () => {
    const bookings = await scene.times(5, 'accepted guest');
    expect(await mailsTo(scene.guest.email)).toHaveLength(2);
    expect(await stateOf(bookings[4] as Booking)).toBe('held');
    await aQuarterPasses();
    const [, , digest, ...more] = await mailsTo(scene.guest.email);
    expect([digest?.subject, more]).toEqual(['3 messages about your bookings on Sarai', []]);
    expect(roomsIn(digest?.body.text)).toEqual([103, 104, 105]);
    expect(digest?.body.text.match(/Your room at Pine House is booked from/g)).toHaveLength(3);
    expect([await scene.left(), await stateOf(bookings[4] as Booking)]).toEqual([0, 'sent']);
    await aQuarterPasses();
    expect(await mailsTo(scene.guest.email)).toHaveLength(3);
  });

  test('each request of a digest has its own two links, and none once it waits no more', async () => {
    bound({ sender: 100 });
    const bookings = await scene.times(5, 'requested owner');
    const answered = { ...(bookings[4] as Booking), state: 'rejected' as const };
    await storeBooking(scene.tables.bookings, answered);
    await aQuarterPasses();
    const digest = (await mailsTo(scene.vendor.email)).at(-1);
    expect(roomsIn(digest?.body.text)).toEqual([103, 104, 105]);
    const tokens = digest?.body.text.match(/answerBooking#token=\S+/g) ?? [];
    expect([tokens.length, new Set(tokens).size]).toEqual([4, 4]);
    expect(digest?.body.text.match(/Each button opens a page/g)).toHaveLength(1);
    expect(digest?.body.html.match(/vendorPendingBookings/g)).toHaveLength(1);
  });

  test('one alone is a mail like any other', async () => {
    await scene.times(3, 'accepted guest');
    await aQuarterPasses();
    expect(await subjectsTo(scene.guest.email)).toEqual(
      Array(3).fill(expect.stringMatching(/^Your room at Pine House/)),
    );
  });

  test('a request that must be answered within three hours never waits', async () => {
    await scene.times(2, 'requested owner');
    await scene.times(2, 'requested owner', { answerBy: new Date(Date.now() + 3 * 3_600_000).toISOString() });
    await scene.times(1, 'requested owner', { answerBy: new Date(Date.now() + 3 * 3_600_000 + 10_000).toISOString() });
    expect([(await mailsTo(scene.vendor.email)).length, await scene.left()]).toEqual([4, 1]);
  });

  test('more than a mail holds come in several', async () => {
    bound({ sender: 100 });
    await scene.times(2 + 45, 'accepted guest');
    await aQuarterPasses();
    const texts = await textsTo(scene.guest);
    expect(texts.slice(2).map((text) => roomsIn(text).length)).toEqual([15, 15, 15]);
    expect(new Set(texts.flatMap(roomsIn)).size).toBe(47);
  });

  test('the next hour begins anew', async () => {
    await scene.times(2, 'accepted guest');
    passTime(hour);
    await scene.times(2, 'accepted guest');
    expect(await mailsTo(scene.guest.email)).toHaveLength(4);
  });
});

describe('beyond what one account causes in an hour', () => {
  const others = (count: number) => Promise.all(Array.from({ length: count }, () => openAccount('vendor')));

  test('mails wait for the next one, and all come', async () => {
    const owners = await others(9);
    for (const owner of owners) await confirmDirectly(scene.tables, owner);
    for (const owner of owners) await happens('requested owner', { ...scene.stay(), vendor: owner });
    const got = async () => (await Promise.all(owners.map(({ email }) => mailsTo(email)))).map(({ length }) => length);
    expect(await got()).toEqual([...Array(4).fill(1), ...Array(5).fill(0)]);
    await aQuarterPasses();
    expect(await got()).toEqual([...Array(4).fill(1), ...Array(5).fill(0)]);
    // Each hour lets four more through.
    for (const come of [8, 9]) {
      passTime(hour);
      await digestsAreDue();
      expect((await got()).filter((mails) => mails === 1)).toHaveLength(come);
    }
  });

  test('acceptances and cancellations wait for nobody: after a landslide all guests hear of it', async () => {
    const guests = await Promise.all(Array.from({ length: 9 }, () => openAccount('user')));
    for (const each of guests) {
      await happens('accepted guest', { ...scene.stay(), guest: each });
      await happens('cancelled guest', { ...scene.stay(), guest: each });
    }
    const got = await Promise.all(guests.map(({ email }) => subjectsTo(email)));
    expect(got).toEqual(Array(9).fill([expect.stringContaining('is booked'), expect.stringContaining('cancelled')]));
  });

  test('what an owner declines counts, and what is declined without a person does not', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => openAccount('user')));
    for (const each of guests) {
      await happens('declined guest', { ...scene.stay({ reasonCode: 'nights_taken' }), guest: each });
    }
    for (const each of guests) await happens('declined guest', { ...scene.stay(), guest: each });
    const got = await Promise.all(guests.map(({ email }) => mailsTo(email)));
    expect(got.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1, 1]);
  });
});

describe('once the stage has sent all that it may', () => {
  test('mails wait for the next hour, they are counted for the alarm, and all come', async () => {
    bound({ stage: 3 });
    const { figuresOfCall, withFigures } = await import('../../../functions/runtime/figures.ts');
    const guests = await Promise.all(Array.from({ length: 4 }, () => openAccount('user')));
    const counted = await withFigures(async () => {
      for (const each of guests) await happens('accepted guest', { ...scene.stay(), guest: each });
      return Object.fromEntries(figuresOfCall());
    });
    const got = async () => (await Promise.all(guests.map(({ email }) => mailsTo(email)))).map(({ length }) => length);
    expect(await got()).toEqual([1, 1, 1, 0]);
    expect(counted).toMatchObject({ 'mailOutcomes.heldByStage': [1], 'mailOutcomes.held': [1] });
    passTime(hour + 360);
    await digestsAreDue();
    expect(await got()).toEqual([1, 1, 1, 1]);
  });

  test('an owner who has not confirmed is called later too', async () => {
    bound({ stage: 1 });
    const unconfirmed = await openAccount('vendor');
    await happens('accepted guest', scene.stay());
    await happens('requested owner', { ...scene.stay(), vendor: unconfirmed });
    expect(await subjectsTo(unconfirmed.email)).toEqual([]);
    passTime(hour + 360);
    await digestsAreDue();
    expect(await subjectsTo(unconfirmed.email)).toEqual(['Something waits for you on Sarai']);
  });
});
