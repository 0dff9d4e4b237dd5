import type { Language } from '../../shared/languages.ts';
import { profileKey, sessionKey, sessionPrefix } from '../accounts/accountKeys.ts';
import type { Profile } from '../accounts/profiles.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port, portByRole } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import { readStaff } from '../staff/staffItem.ts';
import { newestFirst, type PhoneItem, phoneKeyOf, phonePrefix } from './phoneItem.ts';

/** A person as notifications know one: phones whose sessions last, the newest first, and ids of those whose session has ended. */
export interface ToldPerson {
  profile: Profile;
  language: Language;
  phones: PhoneItem[];
  ended: string[];
}

/** Marks of what a phone was told last that are kept. */
const mostMarks = 8;

/** Reads people with their phones, and notes what a phone was told. */
export const toldPeople = portByRole(['Query', 'UpdateItem'], (table) => ({
  /** The person; undefined where the account is gone or suspended. */
  find: (accountId: string) => findPerson(table, accountId),
  noteTold: async (accountId: string, { id, told = [] }: PhoneItem, mark: string): Promise<void> => {
    await updateItem(table, {
      Key: phoneKeyOf(accountId, id),
      UpdateExpression: 'SET told = :told',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':told': [mark, ...told].slice(0, mostMarks) },
    });
  },
}));

/** Reads who helps an owner. */
export const helpers = port('vendors', ['GetItem'], (table) => ({
  of: async (ownerId: string): Promise<string[]> => {
    const members = (await readStaff(table, ownerId))?.members ?? [];
    return members.flatMap(({ id, joinedAt }) => (joinedAt === undefined ? [] : [id]));
  },
}));

/** Profile, phones and sessions of an account stand beside each other. */
async function findPerson(table: Table, accountId: string): Promise<ToldPerson | undefined> {
  const { pk, sk: first } = profileKey(accountId);
  const items = await queryAll<Key & { expiresAt?: number }>(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': `${sessionPrefix}~` },
    ConsistentRead: true,
  });
  const profile = items.find(({ sk }) => sk === first) as (Profile & Key) | undefined;
  if (!profile || profile.suspension) return undefined;
  const lasting = items.filter(({ expiresAt = 0 }) => expiresAt > nowSeconds()).map(({ sk }) => sk);
  const phones = items.filter(({ sk }) => sk.startsWith(phonePrefix)) as PhoneItem[];
  const { true: live = [], false: ended = [] } = Object.groupBy(phones, ({ session }) =>
    String(lasting.includes(sessionKey('', session).sk)),
  );
  return { profile, language: profile.language ?? 'en', phones: newestFirst(live), ended: ended.map(({ id }) => id) };
}
