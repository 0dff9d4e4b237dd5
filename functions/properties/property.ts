import { createHash } from 'node:crypto';
import type { AdvanceTerms } from '../../shared/rules/advanceTerms.ts';
import type { Books } from '../../shared/rules/books.ts';
import { newId } from '../runtime/ids.ts';
import type { IndexedProperty, IndexedRoom } from '../search/indexedProperty.ts';

/** A room of a property, as it is stored and searched. */
export type Room = IndexedRoom;

/** A property as the functions handle it: what the search knows of it, and what only its own page shows. */
export interface Property extends IndexedProperty {
  vendorId: string;
  /** Digest of what its first form sent, by which the same key with something else is known. */
  sent?: string | undefined;
  address: Address;
  /** On which it asks for advances; absent where guests pay at the hotel. */
  terms?: AdvanceTerms | undefined;
  books?: Books | undefined;
  /** Changes of terms and books, from 1; absent until the first. */
  moneyRevision?: number | undefined;
  /** Its owner has not paid a refund back in time, and asks for no advances. */
  owesRefund?: true | undefined;
}

/** Settings of a property about money. */
export type MoneySettings = Pick<Property, 'terms' | 'books' | 'moneyRevision'>;

export interface Address {
  street: string;
  city: string;
  state: string;
  country: string;
  zipCode?: number | undefined;
  /** Degrees of its place on the map, where its owner has given it. */
  spot?: { north: number; east: number } | undefined;
}

/** A room as it is sent: with its id, when whoever sends it knows that, and the kind that it is to be of. */
export type SentRoom = Omit<Room, 'id'> & { id?: string | undefined; kind?: string | undefined };

/** The id of a new property: always the same for one key of one vendor, so that a request can be sent again. */
export function propertyIdFor(vendorId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`${vendorId} ${requestKey}`).digest('base64url').slice(0, 16);
}

/** The current amenities, for an owner who sends none: those stay as they are. */
export function withAmenitiesOf<A>(current: { amenities?: A | undefined } | undefined): { amenities?: A } {
  return current?.amenities === undefined ? {} : { amenities: current.amenities };
}

type Hotel = Property['hotel'];

/** A hotel as it was sent: what guests ask about and words in Urdu stay as they are where nothing was sent, and an empty text takes words away. */
export function withWordsOf(current: Hotel | undefined, sent: Hotel): Hotel {
  const { urduName = current?.urduName, urduDescription = current?.urduDescription, ...hotel } = sent;
  return {
    ...withAmenitiesOf(current),
    ...hotel,
    ...(urduName && { urduName }),
    ...(urduDescription && { urduDescription }),
  };
}

/**
 * Rooms with their ids, and the kinds that are named for them. A room is known again by the id that was sent, or else by its
 * number; any other is new. No two rooms are taken for the same one.
 */
export function knownRooms(
  sent: readonly SentRoom[],
  current: readonly Room[] = [],
): Pick<Property, 'rooms' | 'kinds'> {
  const named = new Set(sent.map(({ id }) => id).filter((id) => current.some((room) => room.id === id)));
  const unclaimed = new Map(current.filter(({ id }) => !named.has(id)).map(({ roomNumber, id }) => [roomNumber, id]));
  const rooms = sent.map(({ id, kind: _, ...room }) => {
    const known = id !== undefined && named.delete(id) ? id : unclaimed.get(room.roomNumber);
    if (known !== id) unclaimed.delete(room.roomNumber);
    return { ...withAmenitiesOf(current.find((each) => each.id === known)), ...room, id: known ?? newId(9) };
  });
  const kinds = rooms.flatMap(({ id }, at) => {
    const kind = sent[at]?.kind;
    return kind === undefined ? [] : [[id, kind] as const];
  });
  return { rooms, kinds: Object.fromEntries(kinds) };
}

/**
 * How a property stands before travellers: of an owner whose e-mail is not confirmed, hidden by an operator by itself or with
 * its owner's account, of one who owes a refund, kept for the journey after a release, or as any other.
 */
export type Reputation = Pick<Property, 'newHost' | 'hidden' | 'suspended' | 'owesRefund' | 'probeFor'>;

/** A reputation without marks that are not so. */
export function standingOf({ newHost, hidden, suspended, owesRefund, probeFor }: Reputation): Reputation {
  const shown = { ...(newHost && { newHost }), ...(hidden && { hidden }), ...(suspended && { suspended }) };
  return { ...shown, ...(owesRefund && { owesRefund }), ...(probeFor && { probeFor }) };
}
