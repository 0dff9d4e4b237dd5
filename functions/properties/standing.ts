import type { Property } from './property.ts';

/** How a property stands before travellers: of an owner whose e-mail is not confirmed, hidden by an operator, or as any other. */
export type Reputation = Pick<Property, 'newHost' | 'hidden'>;

/** A reputation without marks that are not so. */
export function standingOf({ newHost, hidden }: Reputation): Reputation {
  return { ...(newHost && { newHost }), ...(hidden && { hidden }) };
}
