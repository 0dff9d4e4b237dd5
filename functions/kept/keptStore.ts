import { fail } from '../../shared/errors.ts';
import { joinKept, type KeptRooms, noneKept, notAfter, sameKept } from '../../shared/rules/keptRooms.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised } from '../runtime/revised.ts';

/** The stored rooms that an account keeps; `revision` counts their changes. */
interface KeptRoomsItem extends KeptRooms {
  revision: number;
  /** The account is gone; it stays for a day, so that a call of before stores nothing. */
  erased?: true;
}

function keptKey(userId: string) {
  return { pk: `user#${userId}`, sk: 'kept-rooms' };
}

/** Reads what an account keeps, as it is at this moment. */
export const keptLookup = port('users', ['GetItem'], (table) => ({
  find: async (userId: string): Promise<KeptRooms> =>
    (await readItem<KeptRoomsItem>(table, keptKey(userId))) ?? noneKept,
}));

/** Joins what browsers keep to what an account keeps. */
export const keptStore = port('users', ['GetItem', 'PutItem'], (table) => ({
  /** All that is kept then. @throws Failure `conflict` when other browsers come without end, `not_signed_in` where the account is gone */
  join: (userId: string, sent: KeptRooms): Promise<KeptRooms> => {
    const done = notAfter(sent, Date.now());
    return retryOnConflict(async () => {
      const before = await readItem<KeptRoomsItem>(table, keptKey(userId));
      if (before?.erased) throw fail('not_signed_in');
      const joined = joinKept(before ?? noneKept, done);
      if (!sameKept(before ?? noneKept, joined)) await putRevised(table, before, { ...keptKey(userId), ...joined });
      return joined;
    });
  },
}));

/** Key of the item and what it becomes when its account is erased: nothing is kept, and nothing can be. */
export function erasedKept(userId: string) {
  const erased: KeptRoomsItem & { expiresAt: number } = {
    ...noneKept,
    revision: 0,
    erased: true,
    expiresAt: nowSeconds() + 24 * 3600,
  };
  return { ...keptKey(userId), ...erased };
}
