import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key } from '../runtime/table.ts';
import { formerPrefix, memberCode, type Staff, staffKey } from './staffItem.ts';

/** The staff of an owner, or a member who was sent away. */
type StaffEntry = Key & (Pick<Staff, 'members'> | { name: string; expiresAt: number });

/** Names those who did something for an owner. */
export const staffNames = port('vendors', ['Query'], (table) => ({
  /** Names of the staff by their codes, for a year those of who was sent away too; as they were a moment ago. */
  of: async (ownerId: string): Promise<Map<string, string>> => {
    const { pk, sk } = staffKey(ownerId);
    const entries = await queryAll<StaffEntry>(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :staff)',
      ExpressionAttributeValues: { ':pk': pk, ':staff': sk },
    });
    return new Map(entries.flatMap(namesOf));
  },
}));

function namesOf(entry: StaffEntry): (readonly [code: string, name: string])[] {
  if ('members' in entry)
    return entry.members.flatMap(({ id, name }) => (name ? [[memberCode(id), name] as const] : []));
  if (entry.expiresAt <= nowSeconds()) return [];
  return [[memberCode(entry.sk.slice(formerPrefix.length)), entry.name]];
}
