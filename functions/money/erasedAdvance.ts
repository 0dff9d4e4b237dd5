import { deleteItem, updateItem } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import { advanceKey } from './advanceItem.ts';
import { standingKey } from './guestStanding.ts';

/**
 * Takes out of an advance who one of its sides is: of a guest the proof, with the last four of his account, of an owner the account to
 * which it was paid. Amounts, days and what became of it stay. It is a change that tells nothing: a move that began before begins again.
 */
export async function eraseFromAdvance(table: Table, bookingId: string, side: 'guest' | 'owner'): Promise<void> {
  await updateItem(table, {
    Key: advanceKey(bookingId),
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression: `SET told = :none, revision = revision + :one${side === 'guest' ? ' REMOVE proof' : ', payee = :nobody'}`,
    ExpressionAttributeValues: {
      ...{ ':none': [], ':one': 1 },
      ...(side === 'owner' && { ':nobody': { lastFour: '', title: '' } }),
    },
  });
}

/** Deletes how a traveller kept his word about advances. */
export function forgetStanding(table: Table, userId: string) {
  return deleteItem(table, standingKey(userId));
}
