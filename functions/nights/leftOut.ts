import { nightsBetween } from '../../shared/rules/stays.ts';
import type { ClosingRecord, LeftOutNights } from './closing.ts';

/** Rows of nights that a closing names at most: its item stays below 8 KB with a hundred rooms. */
const mostNamed = 60;

/** The nights that a closing did not get, with those of a further step: rows that meet at the end of a month are one. */
export function joinLeftOut(
  { missed, leftOut }: Pick<ClosingRecord, 'missed' | 'leftOut'>,
  further: readonly LeftOutNights[],
): Pick<ClosingRecord, 'missed' | 'leftOut'> {
  const joined = [...leftOut];
  for (const each of further) {
    const at = joined.findIndex(
      ({ roomId, kind, checkOut }) => roomId === each.roomId && kind === each.kind && checkOut === each.checkIn,
    );
    const before = joined[at];
    if (before) joined[at] = { ...before, checkOut: each.checkOut };
    else if (joined.length < mostNamed) joined.push(each);
  }
  const nights = further.reduce((sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut), 0);
  return { missed: missed + nights, leftOut: joined };
}
