import { profileKey } from '../accounts/accountKeys.ts';
import { portByRole } from '../runtime/port.ts';
import type { Write } from '../runtime/transact.ts';

/** Holds a message to the accounts of both sides: each has confirmed its e-mail, and is neither suspended nor being erased. */
export const talkChecks = portByRole(['ConditionCheckItem'], ({ name: TableName }) => ({
  check: (id: string): Write => ({
    ConditionCheck: {
      TableName,
      Key: profileKey(id),
      ConditionExpression:
        'attribute_exists(emailConfirmedAt) AND attribute_not_exists(suspension) AND attribute_not_exists(erasing)',
    },
  }),
}));
