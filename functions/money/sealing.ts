import { log } from '../runtime/log.ts';
import type { Port } from '../runtime/ports.ts';
import { type SealedField, sealedPartsOf } from '../runtime/sealedFields.ts';
import type { Session } from '../runtime/session.ts';
import { required } from '../runtime/settings.ts';
import type { Key } from '../runtime/table.ts';
import type { DataKeys, SealedPlace } from './dataKeys.ts';
import { fileKeys } from './keyFile.ts';
import { kmsKeys } from './kms.ts';
import { open, type SealedValues, seal } from './sealedValue.ts';

/** Seals a field of items, and cannot open it. */
export interface Sealer {
  /** The text for the field of the item that has this key, which `Unsealer` alone opens: ASCII, some 290 characters and 4 for 3 bytes of the values. */
  seal(values: SealedValues, key: Key): Promise<string>;
}

/** The account for which a field is opened, as its session names it. */
export type Opener = Pick<Session, 'role' | 'id' | 'staffId'>;

/** Opens a field of items. */
export interface Unsealer {
  /**
   * The values that were sealed. A line of the log says who had which item opened.
   * @throws Error where they were sealed for another item or under another key, or were changed
   */
  open(sealed: string, key: Key, by: Opener): Promise<SealedValues>;
}

/** Seals the numbers to which guests pay an owner. */
export const payeeSealing = sealingOf('vendors.payee');

/** Opens the numbers to which guests pay an owner. */
export const payeeOpening = openingOf('vendors.payee');

function sealingOf(resource: SealedField): Port<Sealer> {
  return {
    resource,
    actions: ['kms:GenerateDataKey'],
    settings: ['PEOPLE_KEY'],
    open: () => {
      const keys = openDataKeys();
      return { seal: (values, key) => seal(values, placeOf(resource, key), keys) };
    },
  };
}

function openingOf(resource: SealedField): Port<Unsealer> {
  return {
    resource,
    actions: ['kms:Decrypt'],
    settings: ['PEOPLE_KEY'],
    open: () => {
      const keys = openDataKeys();
      return {
        open: async (sealed, key, { role, id, staffId }) => {
          const place = placeOf(resource, key);
          const values = await open(sealed, place, keys);
          log('info', { opened: resource, item: place.key, by: { role, id, staffId } });
          return values;
        },
      };
    },
  };
}

/** Data keys under the key of the stage, in KMS; on one machine under those of a file, which PEOPLE_KEY then names by its URL. */
function openDataKeys(): DataKeys {
  const id = required('PEOPLE_KEY');
  return id.startsWith('file:') ? fileKeys(id) : kmsKeys(id);
}

function placeOf(resource: SealedField, { pk, sk }: Key): SealedPlace {
  return { ...sealedPartsOf(resource), key: [pk, sk].join('/') };
}
