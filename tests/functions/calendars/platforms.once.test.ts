import { beforeEach, expect, test } from 'vitest';
import { randomOf } from '../../campaign/random.ts';
import { cancelAsOwner, dayIn, type Room, takenNights } from '../../support/bookings.ts';
import { busyOf, closed, type OpenChannel, openChannel, type Written } from '../../support/channels.ts';
import { openThreeRooms } from '../../support/closings.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let room: Room;

beforeEach(async () => {
  room = await openThreeRooms(owners);
});

/** A guest far ahead keeps a calendar from losing most of its days. */
const faraway: Written = { uid: 'faraway', days: [200, 230], summary: closed };

/**
 * A platform that blocks the nights which our link calls busy, and has guests of its own. Its calendar says of both the same words; its
 * blocks have steady UIDs, or new ones whenever it is read.
 */
class Platform {
  guests: Written[] = [faraway];
  blocks: Written['days'][] = [];
  readonly #channel: OpenChannel;
  readonly #isSteady: boolean;
  #written = 0;

  constructor(channel: OpenChannel, isSteady: boolean) {
    this.#channel = channel;
    this.#isSteady = isSteady;
  }

  /** Reads our link. */
  async polls(): Promise<void> {
    const busy = await busyOf(this.#channel);
    this.blocks = busy.map(({ from, to }) => [daysTo(from), daysTo(to)] as const);
  }

  /** Its calendar is read here. */
  async isRead(): Promise<void> {
    this.#written += 1;
    const blocks = this.blocks.map((days) => ({ uid: this.#uidOf(days), days, summary: closed }));
    await this.#channel.says([...this.guests, ...blocks]);
  }

  #uidOf(days: Written['days']): string {
    return `${days.join('-')}${this.#isSteady ? '' : `-${this.#written}`}@platform`;
  }
}

function daysTo(day: string): number {
  return Math.round((Date.parse(day) - Date.parse(dayIn(0))) / 86_400_000);
}

async function platforms(isSteady: boolean): Promise<[Platform, Platform]> {
  const of = async (channel: 'bookingCom' | 'other') =>
    new Platform(await openChannel(owners.vendor, room, { channel, name: channel }), isSteady);
  return [await of('bookingCom'), await of('other')];
}

type Acts = readonly (() => Promise<void>)[];

/** Both platforms read our link and are read once each, in an order that the seed chooses. */
async function round([a, b]: readonly [Platform, Platform], random: ReturnType<typeof randomOf>): Promise<void> {
  const acts: Acts = [() => a.polls(), () => b.polls(), () => a.isRead(), () => b.isRead()];
  for (const { act } of inOrder(acts.map((act) => ({ act, place: random.next() })))) await act();
}

function inOrder<T extends { place: number }>(all: readonly T[]): T[] {
  return all.toSorted((one, other) => one.place - other.place);
}

const nearby = async () => (await takenNights(room)).filter((day) => day < dayIn(100));
const runs = [1, 2, 3].flatMap((seed) => [[seed, true] as const, [seed, false] as const]);

test.each(runs)(
  'a booking of ours that both platforms block leaves nothing behind (%i, steady %s)',
  async (seed, isSteady) => {
    const both = await platforms(isSteady);
    const random = randomOf(seed);
    const id = await taken(owners.vendor, room, [10, 12]);
    for (let at = 0; at < 3; at += 1) await round(both, random);
    expect(await nearby()).toEqual([dayIn(10), dayIn(11)]);
    await cancelAsOwner(owners.vendor, id);
    for (let at = 0; at < 2; at += 1) await round(both, random);
    expect([await nearby(), both.map(({ blocks }) => blocks.filter(([from]) => from < 100))]).toEqual([[], [[], []]]);
  },
);

test.each(runs)(
  'a guest of one platform is blocked on the other, and leaves nothing behind (%i, steady %s)',
  async (seed, isSteady) => {
    const both = await platforms(isSteady);
    const random = randomOf(seed);
    const [a, b] = both;
    a.guests = [faraway, { uid: 'guest', days: [10, 12], summary: closed }];
    for (let at = 0; at < 3; at += 1) await round(both, random);
    expect([await nearby(), b.blocks.filter(([from]) => from < 100)]).toEqual([[dayIn(10), dayIn(11)], [[10, 12]]]);
    a.guests = [faraway];
    for (let at = 0; at < 3; at += 1) await round(both, random);
    expect([await nearby(), both.map(({ blocks }) => blocks.filter(([from]) => from < 100))]).toEqual([[], [[], []]]);
  },
);
