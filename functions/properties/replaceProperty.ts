import { fail } from '../../shared/errors.ts';
import { claimWrites } from '../photos/photoItem.ts';
import { count } from '../runtime/figures.ts';
import { revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { completeProperty, type RemovePhotos, standingEntries } from './completeProperty.ts';
import { newPhotos } from './nextItem.ts';
import { dueWrites } from './pricesDue.ts';
import { type Allowance, countWrite, discountWrite, stoppedBy } from './propertyCount.ts';
import { type PropertyItem, recordKey } from './propertyItem.ts';
import { endWrite } from './removal.ts';
import { markWrite } from './unsettled.ts';
import { listWrite } from './vendorList.ts';
import { cardWrites, noCardWrites } from './writeCard.ts';

/** A new revision, and what is held to in the same transaction. */
export interface Replacement {
  current: PropertyItem | undefined;
  item: PropertyItem;
  /** Number of properties that the account may list, where the write checks it. */
  allowance?: Allowance | undefined;
  /** The removal that ends with this revision. */
  removal?: string | undefined;
  /** Whatever else must hold or come with it. */
  beside?: readonly Write[] | undefined;
}

/**
 * Puts a new revision in the place of the one that was read: the record first, with its mark, the vendor's list and the
 * photos that become its own, then all that follows from it.
 * @throws Failure `conflict` when another revision came between, `too_many_properties`, `too_many_listings`
 */
export async function replaceProperty(
  table: Table,
  replacement: Replacement,
  removePhotos?: RemovePhotos,
): Promise<void> {
  const { name } = table;
  const { current, item, allowance, removal, beside = [] } = replacement;
  const claimed = item.removed ? [] : claimWrites(name, item, newPhotos(current, item));
  const counted = countOf(name, replacement);
  const record = [
    revised(name, current, { ...recordKey(item.id), ...item }),
    listWrite(name, item),
    markWrite(name, item.id),
    ...writesOfCard(name, replacement),
    ...dueWrites(name, current, item),
  ];
  const ended = removal === undefined ? [] : [endWrite(name, item.id, removal)];
  const stopped = await transact(table, [...record, ...claimed, ...counted, ...ended, ...beside]);
  if (stopped.includes(0)) throw fail('conflict');
  if (counted.length > 0 && stopped.includes(record.length + claimed.length)) {
    throw await stoppedBy(table, item.vendorId, allowance);
  }
  if (stopped.length > 0) throw fail('conflict');
  if (!current) count('listings');
  await completeProperty(table, item, { standing: standingEntries(current), removePhotos });
}

/** The card comes and goes with the record; between, it is changed after new entries. */
function writesOfCard(name: string, { current, item }: Replacement): Write[] {
  if (item.removed) return noCardWrites(name, item);
  return current ? [] : cardWrites(name, item);
}

/** Counts a property with its first record, and no more when it is removed. */
function countOf(name: string, { current, item, allowance }: Replacement): Write[] {
  if (current?.removed) return [];
  if (item.removed) return [discountWrite(name, item.vendorId)];
  return current ? [] : [countWrite(name, item.vendorId, allowance)];
}
