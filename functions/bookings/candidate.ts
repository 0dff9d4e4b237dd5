import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Key } from '../runtime/table.ts';
import type { IndexedRoom } from '../search/indexedProperty.ts';
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

/** The rooms of an offer that are free: `all` of them, some, none, or too little was read to know. */
export type FreeRooms = 'all' | readonly IndexedRoom[] | 'unknown';

/** A property whose offers are found: what is known of its rooms on the nights of a stay. */
export class Candidate {
  readonly #range: PropertyNights;
  readonly #reads: CandidateReads;
  readonly #taken = new Set<string>();
  #months: { read: 'none' | 'some' | 'all'; after?: Key | undefined } = { read: 'none' };
  #rooms: readonly IndexedRoom[] | undefined;
  #hasAlike = false;

  constructor(range: PropertyNights, reads: CandidateReads) {
    this.#range = range;
    this.#reads = reads;
  }

  /** Notes an offer of the property. Which rooms it has is no question while it has one, which its card names. */
  add({ rooms }: Card): void {
    this.#hasAlike ||= rooms > 1;
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

  /** The free rooms of an offer of the property. */
  freeOf(card: Card): FreeRooms {
    if (!this.isKnown) return 'unknown';
    if (this.#taken.size === 0) return 'all';
    if (card.rooms === 1) return this.#taken.has(card.roomId) ? [] : 'all';
    const offer = offersOf(this.#rooms ?? []).find((each) => offerName(each) === offerName(card));
    return (offer?.rooms ?? []).filter(({ id }) => !this.#taken.has(id));
  }

  get #needsRooms(): boolean {
    return this.#hasAlike && this.#taken.size > 0 && !this.#rooms;
  }
}
