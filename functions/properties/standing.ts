import type { Property } from './property.ts';

/**
 * How a property stands before travellers: of an owner whose e-mail is not confirmed, hidden by an operator, or as any other,
 * and what guests made of it.
 */
export type Standing = Pick<Property, 'newHost' | 'hidden' | 'rating'>;

/** The same without what is not so. */
export function standingOf({ newHost, hidden, rating }: Standing): Standing {
  return { ...(newHost && { newHost }), ...(hidden && { hidden }), ...(rating && { rating }) };
}
