import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Limits } from '../../../functions/accounts/limits.ts';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { digests } from '../../../functions/bookings/mails/digests.ts';
import { mailMarkKey } from '../../../functions/bookings/mails/mailMarks.ts';
import { handler as mailDigests } from '../../../functions/events/mailDigests.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { localLimits } from '../../../infra/stages/limits.ts';
import {
  confirmDirectly,
  mailsTo,
  openAccount,
  openAccounts,
  type SignedUp,
  setForTest,
} from '../../support/accounts.ts';
import { digestsAreDue } from '../../support/bookingEvents.ts';
import { happens, type MoveName, mailFor, type Stay, subjectsTo } from '../../support/bookingMails.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { bounceOf, tell } from '../../support/mailFeedback.ts';
import { diesBefore, losingFirstAnswer } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime, setTime } from '../../support/time.ts';

const hour = 3600;
const bounds = { sender: 4, recipient: 2, stage: 1000 };
const limitsOf = ({ sender, recipient, stage }: typeof bounds): Limits => ({
  ...localLimits,
  bookingMails: {
    sender: { max: sender, seconds: hour },
    recipient: { max: recipient, seconds: hour },
    stage: { max: stage, seconds: hour },
  },
});

/** For one test, other limits than those of the file. */
function bound(given: Partial<typeof bounds>): void {
  setForTest('LIMITS', JSON.stringify(limitsOf({ ...bounds, ...given })));
  vi.resetModules();
}

let tables: TestTables;
let guest: SignedUp;
let vendor: SignedUp;

beforeAll(async () => {
  tables = await openAccounts(limitsOf(bounds));
});

let hours = 1;

beforeEach(async () => {
  vi.resetModules();
  // Counts begin anew with each hour.
  hours += 48;
  setTime(new Date((Math.ceil(Date.now() / 3_600_000) + hours) * 3_600_000));
  [guest, vendor] = await Promise.all([openAccount('user'), openAccount('vendor')]);
  await confirmDirectly(tables, vendor);
});

const stay = (given: Partial<Booking> = {}): Stay => ({ tables, guest, vendor, given });

async function times(count: number, name: MoveName, given: Partial<Booking> = {}): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let at = 0; at < count; at += 1) {
    passTime(1);
    bookings.push(await happens(name, stay({ ...given, roomNumber: 101 + at })));
  }
  return bookings;
}

/** Lets a quarter of an hour pass, in which the clock rings every five minutes. */
async function aQuarterPasses(): Promise<void> {
  for (let ring = 0; ring < 3; ring += 1) {
    passTime(300);
    await digestsAreDue();
  }
}

const rooms = (text = '') => [...text.matchAll(/^Room: (\d+) /gm)].map(([, room]) => Number(room));
const textsTo = async ({ email }: SignedUp) => (await mailsTo(email)).map(({ body }) => body.text);
const stateOf = async ({ id }: Booking, kind: 'requested' | 'accepted') => {
  const side = kind === 'requested' ? 'owner' : 'guest';
  return (await readItem<{ state: string }>(tables.bookings, mailMarkKey(id, { kind, side })))?.state;
};

/** How much waits in digests, or is due. */
async function left(): Promise<number> {
  const store = digests.open();
  const side = { guest: guest.id, owner: vendor.id };
  const waiting = await Promise.all([
    store.waiting({ side: 'guest', accountId: side.guest }),
    store.waiting({ side: 'owner', accountId: side.owner }),
  ]);
  return waiting.flat().length;
}

describe('beyond what one person gets in an hour', () => {
  test('mails come in one within a quarter, each with its facts, and each once', async () => {
    const bookings = await times(5, 'accepted guest');
    expect(await mailsTo(guest.email)).toHaveLength(2);
    expect(await stateOf(bookings[4] as Booking, 'accepted')).toBe('held');
    await aQuarterPasses();
    const [, , digest, ...more] = await mailsTo(guest.email);
    expect([digest?.subject, more]).toEqual(['3 messages about your bookings on Sarai', []]);
    expect(rooms(digest?.body.text)).toEqual([103, 104, 105]);
    expect(digest?.body.text.match(/Your room at Pine House is booked from/g)).toHaveLength(3);
    expect([await left(), await stateOf(bookings[4] as Booking, 'accepted')]).toEqual([0, 'sent']);
    await aQuarterPasses();
    expect(await mailsTo(guest.email)).toHaveLength(3);
  });

  test('each request of a digest has its own two links, and none once it waits no more', async () => {
    bound({ sender: 100 });
    const bookings = await times(5, 'requested owner');
    const answered = { ...(bookings[4] as Booking), state: 'rejected' as const };
    const { storeBooking } = await import('../../support/stays.ts');
    await storeBooking(tables.bookings, answered);
    await aQuarterPasses();
    const digest = (await mailsTo(vendor.email)).at(-1);
    expect(rooms(digest?.body.text)).toEqual([103, 104, 105]);
    const tokens = digest?.body.text.match(/answerBooking#token=\S+/g) ?? [];
    expect([tokens.length, new Set(tokens).size]).toEqual([4, 4]);
    expect(digest?.body.text.match(/Each button opens a page/g)).toHaveLength(1);
    expect(digest?.body.html.match(/vendorPendingBookings/g)).toHaveLength(1);
  });

  test('one alone is a mail like any other', async () => {
    await times(3, 'accepted guest');
    await aQuarterPasses();
    expect(await subjectsTo(guest.email)).toEqual(Array(3).fill(expect.stringMatching(/^Your room at Pine House/)));
  });

  test('a request that must be answered within three hours never waits', async () => {
    await times(2, 'requested owner');
    await times(2, 'requested owner', { answerBy: new Date(Date.now() + 3 * 3_600_000).toISOString() });
    await times(1, 'requested owner', { answerBy: new Date(Date.now() + 3 * 3_600_000 + 10_000).toISOString() });
    expect([(await mailsTo(vendor.email)).length, await left()]).toEqual([4, 1]);
  });

  test('more than a mail holds come in several', async () => {
    bound({ sender: 100 });
    await times(2 + 45, 'accepted guest');
    await aQuarterPasses();
    const texts = await textsTo(guest);
    expect(texts.slice(2).map((text) => rooms(text).length)).toEqual([20, 20, 5]);
    expect(new Set(texts.flatMap(rooms)).size).toBe(47);
  });

  test('the next hour begins anew', async () => {
    await times(2, 'accepted guest');
    passTime(hour);
    await times(2, 'accepted guest');
    expect(await mailsTo(guest.email)).toHaveLength(4);
  });
});

describe('beyond what one account causes in an hour', () => {
  const others = (count: number) => Promise.all(Array.from({ length: count }, () => openAccount('vendor')));

  test('mails wait for the next one, and all come', async () => {
    const owners = await others(6);
    for (const owner of owners) await confirmDirectly(tables, owner);
    for (const owner of owners) await happens('requested owner', { ...stay(), vendor: owner });
    const got = async () => (await Promise.all(owners.map(({ email }) => mailsTo(email)))).map(({ length }) => length);
    expect(await got()).toEqual([1, 1, 1, 1, 0, 0]);
    await aQuarterPasses();
    expect(await got()).toEqual([1, 1, 1, 1, 0, 0]);
    passTime(hour);
    await digestsAreDue();
    expect(await got()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('acceptances and cancellations wait for nobody: after a landslide all guests hear of it', async () => {
    const guests = await Promise.all(Array.from({ length: 9 }, () => openAccount('user')));
    for (const each of guests) {
      await happens('accepted guest', { ...stay(), guest: each });
      await happens('cancelled guest', { ...stay(), guest: each });
    }
    const got = await Promise.all(guests.map(({ email }) => subjectsTo(email)));
    expect(got).toEqual(Array(9).fill([expect.stringContaining('is booked'), expect.stringContaining('cancelled')]));
  });

  test('what an owner declines counts, and what is declined without a person does not', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => openAccount('user')));
    for (const each of guests) {
      await happens('declined guest', { ...stay({ reasonCode: 'nights_taken' }), guest: each });
    }
    for (const each of guests) await happens('declined guest', { ...stay(), guest: each });
    const got = await Promise.all(guests.map(({ email }) => mailsTo(email)));
    expect(got.map(({ length }) => length)).toEqual([2, 2, 2, 2, 1, 1]);
  });
});

describe('once the stage has sent all that it may', () => {
  test('mails wait for the next hour, the log says so for the alarm, and all come', async () => {
    const lines = vi.spyOn(console, 'warn').mockImplementation(() => {});
    bound({ stage: 3 });
    const guests = await Promise.all(Array.from({ length: 4 }, () => openAccount('user')));
    for (const each of guests) await happens('accepted guest', { ...stay(), guest: each });
    const got = async () => (await Promise.all(guests.map(({ email }) => mailsTo(email)))).map(({ length }) => length);
    expect(await got()).toEqual([1, 1, 1, 0]);
    expect(lines.mock.calls).toEqual([[{ held: 'stage', seconds: expect.any(Number) }]]);
    passTime(hour + 360);
    await digestsAreDue();
    expect(await got()).toEqual([1, 1, 1, 1]);
  });

  test('an owner who has not confirmed is called later too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    bound({ stage: 1 });
    const unconfirmed = await openAccount('vendor');
    await happens('accepted guest', stay());
    await happens('requested owner', { ...stay(), vendor: unconfirmed });
    expect(await subjectsTo(unconfirmed.email)).toEqual([]);
    passTime(hour + 360);
    await digestsAreDue();
    expect(await subjectsTo(unconfirmed.email)).toEqual(['Something waits for you on Sarai']);
  });
});

describe('a digest', () => {
  const isDue = () => openAll(mailDigests.ports);

  test('loses nothing when its function dies before any of its calls, and sends nothing twice but in that moment', async () => {
    for (let call = 1, died = true; died; call += 1) {
      guest = await openAccount('user');
      await times(4, 'accepted guest');
      passTime(400);
      died = await diesBefore(call, () => mailDigests.run({}, isDue()));
      passTime(91);
      await digestsAreDue();
      passTime(400);
      await digestsAreDue();
      const texts = (await textsTo(guest)).slice(2);
      expect(new Set(texts.flatMap(rooms))).toEqual(new Set([103, 104]));
      expect(texts.length).toBeLessThanOrEqual(2);
      expect(await left()).toBe(0);
      passTime(hour);
    }
  });

  test('takes a mail once, also where the answer of the table was lost, and however often its change is told', async () => {
    await times(2, 'accepted guest');
    const booking = await losingFirstAnswer(tables.bookings, () => happens('accepted guest', stay()));
    await mailFor({ before: { ...booking, state: 'pending' }, after: booking });
    expect(await left()).toBe(1);
    passTime(400);
    await losingFirstAnswer(tables.bookings, digestsAreDue);
    expect([(await mailsTo(guest.email)).length, await left()]).toEqual([3, 0]);
  });

  test.each(['hangs', 'is gone', 'refuses'] as const)(
    'is tried again when SES %s, and comes when it is back',
    async (how) => {
      const inbox = process.env.AWS_ENDPOINT_URL_SES ?? '';
      await times(4, 'accepted guest');
      await breakMail(how);
      passTime(400);
      await digestsAreDue();
      expect(await left()).toBe(2);
      setForTest('AWS_ENDPOINT_URL_SES', inbox);
      vi.resetModules();
      passTime(400);
      await digestsAreDue();
      expect([(await mailsTo(guest.email)).length, await left()]).toEqual([3, 0]);
    },
  );

  test('ends for a reader whose account is gone, or who gets no mails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await times(3, 'accepted guest');
    await times(3, 'withdrawn owner');
    await tell(bounceOf(guest.email));
    const { profileKey } = await import('../../../functions/accounts/accountKeys.ts');
    const { deleteItem } = await import('../../../functions/runtime/conflict.ts');
    const { id } = vendor;
    await deleteItem(tables.vendors, profileKey(id));
    expect(await left()).toBe(2);
    await aQuarterPasses();
    expect([await left(), (await mailsTo(guest.email)).length, (await mailsTo(vendor.email)).length]).toEqual([
      0, 2, 2,
    ]);
  });

  test('is sent by one of two runs at one moment', async () => {
    await times(4, 'accepted guest');
    passTime(400);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await Promise.all([digestsAreDue(), digestsAreDue()]);
    expect(await mailsTo(guest.email)).toHaveLength(3);
  });
});
