import { beforeAll, beforeEach, vi } from 'vitest';
import type { Limits } from '../../functions/accounts/limits.ts';
import type { Booking } from '../../functions/bookings/booking.ts';
import { digests } from '../../functions/bookings/mails/digests.ts';
import { localLimits } from '../../infra/stages/limits.ts';
import { confirmDirectly, openAccount, openAccounts, type SignedUp, setForTest } from './accounts.ts';
import { digestsAreDue } from './bookingEvents.ts';
import { happens, type MoveName, type Stay } from './bookingMails.ts';
import { aRoom } from './stays.ts';
import type { TestTables } from './tables.ts';
import { passTime, setTime } from './time.ts';

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

/** For one test, other limits than the usual ones of these tests: 4 an hour by sender, 2 by recipient. */
export function bound(given: Partial<typeof bounds>): void {
  setForTest('LIMITS', JSON.stringify(limitsOf({ ...bounds, ...given })));
  vi.resetModules();
}

/** A guest and a confirmed owner for each test, who share nothing that is counted with the test before. */
export interface DigestScene {
  tables: TestTables;
  guest: SignedUp;
  vendor: SignedUp;
  /** A stay of these two. */
  stay(given?: Partial<Booking>): Stay;
  /** Lets something happen to so many bookings, a second apart, of the rooms 101, 102 and so on. */
  times(count: number, name: MoveName, given?: Partial<Booking>): Promise<Booking[]>;
  /** How many mails wait in digests of the two. */
  left(): Promise<number>;
}

export function openDigests(): DigestScene {
  let hours = 1;
  const scene: DigestScene = Object.assign({} as Pick<DigestScene, 'tables' | 'guest' | 'vendor'>, {
    stay: (given: Partial<Booking> = {}) => ({ tables: scene.tables, guest: scene.guest, vendor: scene.vendor, given }),
    times: async (count: number, name: MoveName, given: Partial<Booking> = {}) => {
      const bookings: Booking[] = [];
      for (let at = 0; at < count; at += 1) {
        passTime(1);
        bookings.push(await happens(name, scene.stay({ ...given, rooms: [aRoom({ number: 101 + at })] })));
      }
      return bookings;
    },
    left: async () => {
      const { waiting } = digests.open();
      const guests = await waiting({ side: 'guest', accountId: scene.guest.id });
      return guests.length + (await waiting({ side: 'owner', accountId: scene.vendor.id })).length;
    },
  });
  beforeAll(async () => {
    scene.tables = await openAccounts(limitsOf(bounds));
  });
  beforeEach(async () => {
    vi.resetModules();
    // Counts begin anew with each hour.
    hours += 48;
    setTime(new Date((Math.ceil(Date.now() / 3_600_000) + hours) * 3_600_000));
    [scene.guest, scene.vendor] = await Promise.all([openAccount('user'), openAccount('vendor')]);
    await confirmDirectly(scene.tables, scene.vendor);
  });
  return scene;
}

/** Lets a quarter of an hour pass, in which the clock rings every five minutes. */
export async function aQuarterPasses(): Promise<void> {
  for (let ring = 0; ring < 3; ring += 1) {
    passTime(300);
    await digestsAreDue();
  }
}

/** Numbers of the rooms of the notices in a mail. */
export function roomsIn(text = ''): number[] {
  return [...text.matchAll(/^Room: (\d+) /gm)].map(([, room]) => Number(room));
}
