import { isDeepStrictEqual } from 'node:util';
import { Failure, fail } from '../../shared/errors.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { indexedFacts } from '../search/entryKeys.ts';
import { completeProperty, type RemovePhotos } from './completeProperty.ts';
import { droppedPhotos, goneRooms, isSame, nextItem } from './nextItem.ts';
import { type Property, type Reputation, standingOf } from './property.ts';
import { readAllowance } from './propertyCount.ts';
import { isSettled, isWhole, type Listing, type PropertyItem, readRecord, type Tombstone } from './propertyItem.ts';
import { whileNothingIsBooked } from './removal.ts';
import { type Replacement, replaceProperty } from './replaceProperty.ts';

/** Makes the next version of a property from the current one, if there is one. It throws to change nothing. */
export type NextProperty = (current: Listing | undefined) => Property | Promise<Property>;

/** Throws when the property must not be removed. `removed` says that it was taken down already. */
export type MayRemove = (current: PropertyItem | Tombstone | undefined) => void | Promise<void>;

/** Whether a guest has nights ahead in some rooms of a property, or in any. */
export type HasGuests = (propertyId: string, roomIds?: readonly string[]) => Promise<boolean>;

type WriteGuards = Pick<Replacement, 'allowance' | 'removal' | 'beside'>;

/**
 * Saves and removes properties. Work that a crash leaves undone is marked and completed by `settle`; `removePhotos`
 * removes the files of photos that are dropped, which otherwise wait for it too; with `hasGuests` no room is removed
 * in which somebody has nights ahead.
 */
export function propertyStore(table: Table, removePhotos?: RemovePhotos, hasGuests?: HasGuests) {
  const replace = async (
    current: PropertyItem | undefined,
    property: Property,
    held: WriteGuards = {},
  ): Promise<Listing> => {
    const item = nextItem(current, property);
    await replaceProperty(table, { current, item, ...held }, removePhotos);
    return item;
  };
  /** Writes a revision that is no change of its owner. */
  const restate = async (current: PropertyItem, standing?: Reputation, beside?: readonly Write[]): Promise<Listing> => {
    const item = { ...nextItem(current, current, standing), changed: current.changed };
    await replaceProperty(table, { current, item, beside }, removePhotos);
    return item;
  };
  const unlessBooked = <T>(
    { id, vendorId }: PropertyItem,
    refusal: 'room_has_bookings' | 'has_active_bookings',
    { rooms, work }: { rooms?: readonly string[]; work(held: WriteGuards): Promise<T> },
  ): Promise<T> => {
    const check = async () => {
      if (await hasGuests?.(id, rooms)) throw fail(refusal);
    };
    return whileNothingIsBooked(table, { id, vendorId, check }, (removal) => work({ removal }));
  };
  const replaceUnlessBooked = async (current: PropertyItem | undefined, property: Property): Promise<Listing> => {
    const rooms = goneRooms(current, property);
    if (!current || !hasGuests || rooms.length === 0) return replace(current, property);
    return unlessBooked(current, 'room_has_bookings', { rooms, work: (held) => replace(current, property, held) });
  };
  const change = async (id: string, next: NextProperty, begunFrom?: number): Promise<Listing> => {
    const current = listed(await readRecord(table, id));
    const overtaken = begunFrom !== undefined && (!current || current.changed !== begunFrom);
    const property = await nextOf(current, next, overtaken);
    // A change that comes again after its answer was lost is no change.
    if (current && isSame(current, property)) return completed(table, current, removePhotos);
    if (overtaken) throw fail('conflict');
    return replaceUnlessBooked(current, property);
  };
  return {
    /**
     * Lists a property, or answers with the one that is there: its request was sent again. That of an owner whose e-mail is
     * not confirmed is marked. `beside` are writes that come with it.
     * @throws Failure `property_not_found` where it has been taken down, `too_many_properties`, `too_many_listings`,
     * `not_signed_in` for an account that is suspended, `conflict`
     */
    create: async (id: string, make: () => Promise<Property>, beside?: readonly Write[]): Promise<Listing> => {
      const current = listed(await readRecord(table, id));
      if (current) return completed(table, current, removePhotos);
      const property = await make();
      const allowance = await readAllowance(table, property.vendorId);
      const newHost = allowance.confirmed ? undefined : true;
      return replace(undefined, { ...property, newHost }, { allowance, beside });
    },
    /** Changes a property. @throws Failure `conflict` when it is not the version that the change began from any more. */
    change,
    /** Lists or changes it, whatever it was. @throws Failure `conflict` when another change came between. */
    save: async (property: Property): Promise<void> => {
      await change(property.id, () => property);
    },
    /** Takes a property down; one that is gone already stays gone. @throws Failure `conflict`, as above. */
    remove: async (id: string, mayRemove: MayRemove = () => {}, begunFrom?: number): Promise<void> => {
      const current = await readRecord(table, id);
      await mayRemove(current);
      if (!isWhole(current)) return;
      if (begunFrom !== undefined && !current.removed && current.changed !== begunFrom) throw fail('conflict');
      const item = {
        ...nextItem(current, current),
        dropped: droppedPhotos(current, undefined),
        removed: true as const,
      };
      const work = (held: WriteGuards) => replaceProperty(table, { current, item, ...held }, removePhotos);
      await (current.removed || !hasGuests ? work({}) : unlessBooked(current, 'has_active_bookings', { work }));
    },
    /**
     * Changes how a property stands before travellers, whatever its owner does; undefined where there is none. `beside` has checks
     * that it is held to.
     * @throws Failure `conflict`, as above
     */
    stand: async (id: string, change: Reputation, beside?: readonly Write[]): Promise<Listing | undefined> => {
      const current = await readRecord(table, id);
      if (!isWhole(current) || current.removed) return undefined;
      const now = standingOf(current);
      const next = standingOf({ ...now, ...change });
      return isDeepStrictEqual(now, next) ? completed(table, current, removePhotos) : restate(current, next, beside);
    },
    /** Completes what a crash left undone. Whoever changes the property meanwhile completes it instead. */
    settle: async (id: string): Promise<void> => {
      const item = await readRecord(table, id);
      if (!isWhole(item)) return;
      await unlessRefused(completeProperty(table, item, { removePhotos }), 'conflict');
    },
    /** Writes prices of lists again that a day has changed; tells whether there were any. */
    reprice: async (id: string, day: string): Promise<boolean> => {
      const current = await readRecord(table, id);
      if (!isWhole(current) || current.removed || (current.pricesDue ?? '~') > day) return false;
      // A change of the property at that moment writes them.
      await unlessRefused(restate(current), 'conflict');
      return true;
    },
    /** Brings the entries of a property to the shape of today; tells whether they had another. */
    rebuild: async (id: string): Promise<boolean> => {
      const current = await readRecord(table, id);
      if (!isWhole(current) || current.removed) return false;
      if (isDeepStrictEqual(current.indexed, indexedFacts(current, current.indexed.day)) && isSettled(current))
        return false;
      await restate(current);
      return true;
    },
  };
}

type PropertyEdits = Pick<
  ReturnType<typeof propertyStore>,
  'create' | 'change' | 'remove' | 'stand' | 'settle' | 'reprice'
>;

/** The store as handlers have it; the files of photos are removed by a port of their own. */
export const propertyEdits = port(
  'properties',
  ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
  (table) =>
    (removePhotos?: RemovePhotos, hasGuests?: HasGuests): PropertyEdits =>
      propertyStore(table, removePhotos, hasGuests),
);

/** An issue of a change may come from another change that was saved meanwhile: that one is the failure then. */
async function nextOf(current: PropertyItem | undefined, next: NextProperty, overtaken: boolean): Promise<Property> {
  try {
    return await next(current);
  } catch (error) {
    if (overtaken && error instanceof Failure && error.code === 'invalid_request') throw fail('conflict');
    throw error;
  }
}

/** The property while it is listed. @throws Failure `property_not_found` for one that was taken down: it stays so */
function listed(found: PropertyItem | Tombstone | undefined): PropertyItem | undefined {
  if (found?.removed) throw fail('property_not_found');
  return isWhole(found) ? found : undefined;
}

/** The property with all that follows from it done, also where a crash left something. */
async function completed(table: Table, current: PropertyItem, removePhotos?: RemovePhotos): Promise<PropertyItem> {
  if (!isSettled(current)) await completeProperty(table, current, { removePhotos });
  return current;
}
