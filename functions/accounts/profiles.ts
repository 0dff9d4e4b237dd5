import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import type { Language } from '../../shared/languages.ts';
import { byRole } from '../../shared/roles.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Table } from '../runtime/table.ts';
import { profileKey } from './accountKeys.ts';

/** What an account says of its owner. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  /** Digits. */
  phone?: string;
  /** What a vendor trades as. */
  companyName?: string;
  /** In which mails speak to them: what they chose last, or read when they signed up or last changed their profile. */
  language?: Language;
  /** ISO instant at which the account was opened; accounts of old do not know it. */
  signedUpAt?: string;
  /** ISO instant at which a vendor confirmed the e-mail. */
  emailConfirmedAt?: string;
}

/** What a change of a profile replaces; what is not in it stays as it is. */
export type ProfileEdit = Partial<Pick<Profile, 'name' | 'dateOfBirth' | 'phone' | 'language' | 'companyName'>>;

/** Reads the profile of an account, as it is at this moment. */
export const profiles = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem'], (table) => ({
    /** By the account's id; undefined when there is none. */
    find: (id: string) => readItem<Profile>(table, profileKey(id)),
  })),
);

/** A profile as it is stored: `revision` counts its changes, and is not there before the first. */
interface ProfileItem extends Profile {
  revision?: number;
}

/** Changes the profile of an account. */
export const profileEdits = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem', 'dynamodb:UpdateItem'], (table) => ({
    /** The profile as it is afterwards; undefined when there is none. @throws Failure `conflict` when changes come without end */
    change: (id: string, edit: ProfileEdit): Promise<Profile | undefined> =>
      retryOnConflict(async () => {
        const current = await readItem<ProfileItem>(table, profileKey(id));
        if (!current || isSame(current, edit)) return current;
        return replace(table, current, edit);
      }),
  })),
);

/** Whether the edit stands already: its answer was lost. */
function isSame(current: Profile, edit: ProfileEdit): boolean {
  return fieldsOf(edit).every(([field, value]) => current[field] === value);
}

/**
 * The condition is that nothing came between. A write that was given up, and reaches the table after a later one, so
 * changes nothing.
 */
async function replace({ client, name: TableName }: Table, { id, revision = 0 }: ProfileItem, edit: ProfileEdit) {
  const fields = fieldsOf(edit);
  const update = new UpdateCommand({
    TableName,
    Key: profileKey(id),
    ConditionExpression:
      revision === 0 ? 'attribute_exists(pk) AND attribute_not_exists(revision)' : 'revision = :read',
    UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}, revision = :next`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
      ':next': revision + 1,
      ...(revision > 0 && { ':read': revision }),
    },
    ReturnValues: 'ALL_NEW',
  });
  const changed = await whenConditionHolds(() => client.send(update));
  if (!changed) throw fail('conflict');
  return changed.Attributes as Profile;
}

function fieldsOf(edit: ProfileEdit) {
  return Object.entries(edit).filter(([, value]) => value !== undefined) as [keyof ProfileEdit, string][];
}
