import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { type ClosingRecord, closingState } from './closing.ts';
import type { NightHolder } from './holders.ts';
import { nightsPartition } from './nightItem.ts';

/** Begins the sort key of a closing. */
export const closingPrefix = 'closing#';

/** A closing as it is stored. */
export interface ClosingItem extends ClosingRecord, Key {
  /** Counts its changes. */
  revision: number;
}

type ClosingName = Pick<ClosingRecord, 'propertyId' | 'id'>;

export function closingKey({ propertyId, id }: ClosingName): Key {
  return { pk: nightsPartition(propertyId), sk: `${closingPrefix}${id}` };
}

/** A closing as the holder of its nights. */
export function holderOf(closing: ClosingName): NightHolder {
  return { in: 'closed', by: closingKey(closing).sk };
}

/** A closing as it is at this moment. @throws Failure `closing_not_found` */
export async function readClosing(table: Table, name: ClosingName): Promise<ClosingItem> {
  const item = await readItem<ClosingItem>(table, closingKey(name));
  if (!item) throw fail('closing_not_found');
  return item;
}

/** All closings of a property, as they are at this moment. */
export function readClosings(table: Table, propertyId: string): Promise<ClosingItem[]> {
  return queryAll<ClosingItem>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :closing)',
    ExpressionAttributeValues: { ':pk': nightsPartition(propertyId), ':closing': closingPrefix },
    ConsistentRead: true,
  });
}

/** The closings that are not over and hold nights, or will; the next one first. */
export function closingsAhead(closings: Iterable<ClosingRecord>): ClosingRecord[] {
  const isAhead = (each: ClosingRecord) => each.checkOut > today() && closingState(each) !== 'opened';
  return [...closings].filter(isAhead).sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
}

export function isClosing(item: Key | undefined): boolean {
  return item?.sk.startsWith(closingPrefix) ?? false;
}

/** Takes the note out of a closing. Its nights stay closed. */
export async function eraseNote(table: Table, { propertyId, id }: ClosingName): Promise<void> {
  await retryOnConflict(async () => {
    const { note, ...rest } = await readClosing(table, { propertyId, id });
    if (note !== undefined) await putRevised(table, rest, rest);
  });
}
