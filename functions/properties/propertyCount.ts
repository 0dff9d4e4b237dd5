import type { Write } from '../runtime/transact.ts';

/**
 * How many properties an account has, and how many it may have where an operator has set `allowed` to something else
 * than the usual.
 */
function countKey(vendorId: string) {
  return { pk: `account#${vendorId}`, sk: 'properties' };
}

/** The write that counts a new property. With `most` it stops where the account has as many already. */
export function countWrite(TableName: string, vendorId: string, most: number | undefined): Write {
  return {
    Update: {
      TableName,
      Key: countKey(vendorId),
      UpdateExpression: 'ADD listed :one',
      ...(most !== undefined && {
        ConditionExpression:
          'listed < allowed OR (attribute_not_exists(allowed) AND (attribute_not_exists(listed) OR listed < :most)) OR ' +
          '(attribute_not_exists(listed) AND allowed > :none)',
      }),
      ExpressionAttributeValues: { ':one': 1, ...(most !== undefined && { ':most': most, ':none': 0 }) },
    },
  };
}

/** The write that counts one less. */
export function discountWrite(TableName: string, vendorId: string): Write {
  return {
    Update: {
      TableName,
      Key: countKey(vendorId),
      UpdateExpression: 'ADD listed :less',
      ExpressionAttributeValues: { ':less': -1 },
    },
  };
}
