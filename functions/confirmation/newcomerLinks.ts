import { digestOf } from '../accounts/accountKeys.ts';
import { type Challenge, keyOfDigest } from '../recovery/recoveryItem.ts';
import { hour } from '../recovery/rules.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { LinkToken } from './linkToken.ts';

/** Opens the links by which new travellers confirm an address that has no account yet. */
export const newcomerLinks = port('users', ['UpdateItem'], (table) => ({
  /** Lets the browser that waits for it go on; answers with the address, undefined for a link that has ended. */
  open: async ({ accountId: challengeDigest, secret }: LinkToken): Promise<string | undefined> => {
    const now = nowSeconds();
    const challenge = await updateItem<Challenge>(table, {
      Key: keyOfDigest(challengeDigest),
      UpdateExpression: 'SET #login.openedAt = if_not_exists(#login.openedAt, :now)',
      ConditionExpression: '#login.linkDigest = :digest AND sentAt > :from',
      ExpressionAttributeNames: { '#login': 'login' },
      ExpressionAttributeValues: { ':now': now, ':digest': digestOf(secret), ':from': now - hour },
    });
    return challenge?.email;
  },
}));
