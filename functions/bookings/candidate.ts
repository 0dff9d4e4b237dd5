import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedRoom } from '../search/indexedProperty.ts';
import type { ListedOffer } from '../search/listedOffers.ts';
import { offerName, offersOf } from '../search/offers.ts';
import type { Card } from '../search/searchEntries.ts';
import { type openNightReads, type openRoomReads, readsOfMonths } from './datedReads.ts';
import type { PropertyNights } from './nightItem.ts';

/** What a page reads of properties, and the units that it has for that. */
export interface CandidateReads {
  nights: ReturnType<typeof openNightReads>;
  rooms: ReturnType<typeof openRoomReads>;
  budget: ReadBudget;
}

/** An offer with the number of its rooms that are free, and the first of them where it may not be the one of the card. */
export interface FreeOffer extends ListedOffer {
  room?: IndexedRoom | undefined;
}

/** A property whose offers are found: what is known of its rooms on the nights of a stay. */
export class Candidate {
  readonly #range: PropertyNights;
  readonly #reads: CandidateReads;
  readonly #taken = new Set<string>();
  #months: { read: 'none' | 'some' | 'all'; after?: Key | undefined } = { read: 'none' };
  #rooms: readonly IndexedRoom[] | undefined;
  #hasOthers = false;

  constructor(range: PropertyNights, reads: CandidateReads) {
    this.#range = range;
    this.#reads = reads;
  }

  /** Notes which offers of the property are looked for. Which rooms they have is no question while it is one, which its card names. */
  add(wanted: readonly ListedOffer[]): void {
    this.#hasOthers ||= roomsIn(wanted) > 1;
  }

  /** Whether nothing has to be read any more. */
  get isKnown(): boolean {
    return this.#months.read === 'all' && !this.#needsRooms;
  }

  /** Reads the months, as far as so many reads bring them. */
  async readMonths(reads = 1): Promise<void> {
    if (this.#months.read === 'all') return;
    const { nights, budget } = this.#reads;
    const part = await nights.some(this.#range, { reads, after: this.#months.after, budget });
    if (!part) return;
    for (const { roomId } of part.held) this.#taken.add(roomId);
    this.#months = { read: part.next ? 'some' : 'all', after: part.next };
  }

  /** Reads which rooms there are, where that matters and the months are known. */
  async readRooms(): Promise<void> {
    if (this.#months.read !== 'all' || !this.#needsRooms) return;
    this.#rooms = await this.#reads.rooms.of(this.#range.propertyId, this.#reads.budget);
  }

  /** Reads all that is missing, as far as the units allow. */
  async complete(): Promise<void> {
    await this.readMonths(readsOfMonths);
    await this.readRooms();
  }

  /** Those of some offers of the property that have free rooms; undefined where too little was read to know. */
  freeOf({ roomId }: Card, wanted: readonly ListedOffer[]): FreeOffer[] | undefined {
    if (!this.isKnown) return undefined;
    if (this.#taken.size === 0) return [...wanted];
    if (roomsIn(wanted) === 1) return this.#taken.has(roomId) ? [] : [...wanted];
    const offers = offersOf(this.#rooms ?? []);
    return wanted.flatMap((offer) => {
      const own = offers.find((each) => offerName(each) === offerName(offer))?.rooms ?? [];
      const [room, ...others] = own.filter(({ id }) => !this.#taken.has(id));
      return room ? [{ ...offer, rooms: 1 + others.length, room }] : [];
    });
  }

  get #needsRooms(): boolean {
    return this.#hasOthers && this.#taken.size > 0 && !this.#rooms;
  }
}

function roomsIn(offers: readonly ListedOffer[]): number {
  return offers.reduce((sum, { rooms }) => sum + rooms, 0);
}
