import type { Advance } from './advance.ts';

/** Prefix of the places in a vendor's index of advances in which money waits. */
export const moneyGroup = 'money#';

/** The place of an advance in its vendor's index, by what waits and since or until when; undefined where nothing waits for money. */
export function moneyPlace({ bookingId, state, received, until, proof, refund, movedAt }: Advance): string | undefined {
  const placeOf = (rank: number, at = movedAt) => `${moneyGroup}${rank}#${at}#${bookingId}`;
  if (state === 'sent') return placeOf(1, proof?.sentAt);
  if (state === 'refundDue') return placeOf(refund?.late ? 0 : 2, refund?.dueBy);
  return state === 'asked' && received > 0 ? placeOf(3, until) : undefined;
}
