import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { byRole } from '../../shared/roles.ts';
import type { Language } from '../runtime/caller.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
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
  /** In which mails speak to them: what they read when they signed up or last changed their profile. */
  language?: Language;
}

/** What a change of a profile replaces; without `companyName` that stays as it is. */
export type ProfileEdit = Required<Pick<Profile, 'name' | 'dateOfBirth' | 'phone' | 'language'>> & {
  companyName?: string;
};

/** Reads the profile of an account, as it is at this moment. */
export const profiles = byRole((role) =>
  port(`${role}s`, ['dynamodb:GetItem'], (table) => ({
    /** By the account's id; undefined when there is none. */
    find: (id: string) => readItem<Profile>(table, profileKey(id)),
  })),
);

/** Changes the profile of an account. */
export const profileEdits = byRole((role) =>
  port(`${role}s`, ['dynamodb:UpdateItem'], ({ client, name: TableName }) => ({
    /** The profile as it is afterwards; undefined when there is none. */
    change: async (id: string, edit: ProfileEdit): Promise<Profile | undefined> => {
      const fields = Object.entries(edit).filter(([, value]) => value !== undefined);
      const update = new UpdateCommand({
        TableName,
        Key: profileKey(id),
        ConditionExpression: 'attribute_exists(pk)',
        UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
        ReturnValues: 'ALL_NEW',
      });
      const changed = await whenConditionHolds(() => client.send(update));
      return changed?.Attributes as Profile | undefined;
    },
  })),
);
