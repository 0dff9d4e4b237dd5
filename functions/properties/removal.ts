import { fail } from '../../shared/errors.ts';
import { updateItem } from '../runtime/conflict.ts';
import { newId } from '../runtime/ids.ts';
import { readItem } from '../runtime/read.ts';
import { asRead } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/**
 * Says that rooms of a property, or all of it, are being removed. While it does, nothing is booked there: who removes
 * looks for guests ahead after he has begun, so that no acceptance slips in between. `revision` counts every beginning and
 * end, and who accepts holds it to what he read before he looked whether the room is there.
 */
export interface RemovalItem {
  revision: number;
  vendorId: string;
  /** Whose removal is under way, and since when: milliseconds since 1970. */
  by?: string;
  since?: number;
}

/** No request runs for so long: who began a removal and has not ended it by now has crashed. Milliseconds. */
const longest = 30_000;

export function removalKey(propertyId: string) {
  return { pk: `property#${propertyId}`, sk: 'removal' };
}

/** The removal as it is at this moment; undefined where nothing was ever removed. */
export function readRemoval(table: Table, propertyId: string): Promise<RemovalItem | undefined> {
  return readItem<RemovalItem>(table, removalKey(propertyId));
}

/** Whether somebody is removing at this moment. */
export function isUnderWay(removal: RemovalItem | undefined): boolean {
  return removal?.since !== undefined && removal.since > Date.now() - longest;
}

/** The check that no removal began, ended or is under way since it was read. */
export function noRemovalCheck(TableName: string, propertyId: string, read: RemovalItem | undefined): Write {
  return {
    ConditionCheck: {
      TableName,
      Key: removalKey(propertyId),
      ...asRead(read),
    },
  };
}

interface RemovalRequest {
  id: string;
  vendorId: string;
  /** Throws where somebody has nights ahead. */
  check(): Promise<void>;
}

/**
 * Removes while nothing can be booked, once nobody has nights ahead; `work` ends the removal that it is told of in the
 * transaction that removes. @throws Failure `conflict` while another removal is under way
 */
export async function whileNothingIsBooked<T>(
  table: Table,
  { id, vendorId, check }: RemovalRequest,
  work: (removal: string) => Promise<T>,
): Promise<T> {
  const by = await beginRemoval(table, { id, vendorId });
  try {
    await check();
    return await work(by);
  } catch (error) {
    await endRemoval(table, id, by);
    throw error;
  }
}

/** Begins a removal; a call that is made again, its answer lost, finds its own. @throws Failure `conflict` while another one is under way */
async function beginRemoval(table: Table, { id, vendorId }: { id: string; vendorId: string }): Promise<string> {
  const by = newId(9);
  const now = Date.now();
  const begun = await updateItem(table, {
    Key: removalKey(id),
    UpdateExpression: 'SET #by = :by, since = :now, vendorId = :vendor ADD revision :one',
    ConditionExpression: 'attribute_not_exists(since) OR since < :old OR #by = :by',
    ExpressionAttributeNames: { '#by': 'by' },
    ExpressionAttributeValues: { ':by': by, ':now': now, ':vendor': vendorId, ':one': 1, ':old': now - longest },
  });
  if (!begun) throw fail('conflict');
  return by;
}

/** The write that ends a removal, on condition that it is still this one. */
export function endWrite(TableName: string, propertyId: string, by: string): Write {
  return { Update: { TableName, Key: removalKey(propertyId), ...ending(by) } };
}

/** Ends a removal that was given up, or left by a crash; one that was ended stays so. */
export async function endRemoval(table: Table, propertyId: string, by: string): Promise<void> {
  await updateItem(table, { Key: removalKey(propertyId), ...ending(by) });
}

function ending(by: string) {
  return {
    UpdateExpression: 'REMOVE #by, since ADD revision :one',
    ConditionExpression: '#by = :by',
    ExpressionAttributeNames: { '#by': 'by' },
    ExpressionAttributeValues: { ':by': by, ':one': 1 },
  };
}
