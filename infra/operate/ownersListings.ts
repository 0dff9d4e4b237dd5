import { suspendedCheck } from '../../functions/properties/propertyCount.ts';
import { isWhole, type PropertyItem, readRecord } from '../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { endRemoval, whileNothingIsBooked } from '../../functions/properties/removal.ts';
import { listedProperties } from '../../functions/properties/vendorList.ts';
import { retryOnConflict } from '../../functions/runtime/retry.ts';
import type { Table } from '../../functions/runtime/table.ts';
import type { Operator } from './operator.ts';
import { patiently } from './patiently.ts';

/** Everything that a vendor has listed at this moment. */
export async function listedRecords({ tables }: Operator, vendorId: string): Promise<PropertyItem[]> {
  const records: PropertyItem[] = [];
  for (const id of await listedProperties.open().ids(vendorId)) {
    const record = await readRecord(tables.properties, id);
    if (isWhole(record) && !record.removed) records.push(record);
  }
  return records;
}

/**
 * Hides all listings of a vendor with his account, or lets them be found again, each on condition that the account is suspended at
 * that moment, or is not. Answers how many there are. Where it stops, the next call completes it.
 */
export async function standWithOwner(operator: Operator, vendorId: string, suspends: boolean): Promise<number> {
  const { properties } = operator.tables;
  const records = await listedRecords(operator, vendorId);
  for (const record of records) await patiently(() => (suspends ? hide : show)(properties, record));
  return records.length;
}

/** As a removal, so that no acceptance is under way afterwards; requests wait for an operator, who tells their guests why. */
async function hide(table: Table, { id, vendorId }: PropertyItem): Promise<void> {
  const suspended = suspendedCheck(table.name, vendorId, true);
  await whileNothingIsBooked(table, { id, vendorId, check: async () => {} }, async (removal) => {
    await retryOnConflict(() => propertyStore(table).stand(id, { suspended: true }, [suspended]));
    await endRemoval(table, id, removal);
  });
}

async function show(table: Table, { id, vendorId }: PropertyItem): Promise<void> {
  await propertyStore(table).stand(id, { suspended: undefined }, [suspendedCheck(table.name, vendorId, false)]);
}
