import type { Reputation } from '../../functions/properties/property.ts';
import { isWhole, type PropertyItem, readRecord } from '../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { endRemoval, whileNothingIsBooked } from '../../functions/properties/removal.ts';
import { retryOnConflict } from '../../functions/runtime/retry.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { shownKinds } from '../../functions/search/kinds.ts';
import { type Operator, sayDry } from './operator.ts';

interface Change {
  propertyId: string;
  hides: boolean;
}

/** Hides a listing or shows it again. @throws Error for one that is not there */
export async function changeStanding(operator: Operator, { propertyId, hides }: Change): Promise<void> {
  const { tables, say, does, log } = operator;
  const record = await listed(tables.properties, propertyId);
  const { hotel, location, vendorId, rooms, kinds, hidden = false } = record;
  say(
    `${JSON.stringify(hotel.name)} in ${JSON.stringify(location)}, ${rooms.length} rooms, of the vendor ${vendorId}${ownerOf(record)}.`,
  );
  if (hidden === hides) return say(hides ? 'It is hidden already.' : 'It is shown already.');
  const found = `${shownKinds({ hotel, rooms, kinds }).length} of its kinds of rooms`;
  say(hides ? `Hiding it takes ${found} out of every list and search.` : `Showing it puts ${found} back.`);
  if (!does) return sayDry(operator);
  await (hides ? hide(tables.properties, record) : stand(tables.properties, propertyId, { hidden: undefined }));
  await log(propertyId, hides ? 'hidden' : 'shown');
  say(hides ? 'It is hidden, and requests that wait are declined.' : 'It is shown.');
}

/** Whatever is done to the listing of a suspended owner, it is found again with his release alone. */
function ownerOf({ suspended }: PropertyItem): string {
  return suspended ? ', who is suspended: nobody is shown it until the release' : '';
}

/** @throws Error for a property that is not listed */
export async function listed(table: Table, propertyId: string): Promise<PropertyItem> {
  const record = await readRecord(table, propertyId);
  if (!isWhole(record) || record.removed) throw new Error(`No property with the id ${propertyId} is listed.`);
  return record;
}

/** As a removal: nothing is accepted meanwhile, and whoever follows removals declines what waits. */
export async function hide(
  table: Table,
  { id, vendorId }: PropertyItem,
  standing: Pick<Reputation, 'hidden' | 'probeFor'> = { hidden: true },
): Promise<void> {
  await whileNothingIsBooked(table, { id, vendorId, check: async () => {} }, async (removal) => {
    await stand(table, id, standing);
    await endRemoval(table, id, removal);
  });
}

async function stand(table: Table, id: string, standing: Pick<Reputation, 'hidden' | 'probeFor'>): Promise<void> {
  await retryOnConflict(() => propertyStore(table).stand(id, standing));
}
