import { openingOf } from '../../shared/rules/hotelNames.ts';

/**
 * Of an entry under a phrase of a name: how many letters another phrase of the same hotel has in common with it that comes
 * before it, and one that comes behind it, in the same list. Who types no more than these finds both.
 */
export interface PhrasesAlike {
  alikeBefore?: number;
  alikeBehind?: number;
}

export function phrasesAlike(phrase: string, phrases: readonly string[]): PhrasesAlike {
  const others = phrases.filter((each) => each !== phrase && openingOf(each) === openingOf(phrase));
  const most = (those: readonly string[]) => Math.max(0, ...those.map((each) => lettersAlike(each, phrase)));
  const alikeBefore = most(others.filter((each) => each < phrase));
  const alikeBehind = most(others.filter((each) => each > phrase));
  return { ...(alikeBefore > 0 && { alikeBefore }), ...(alikeBehind > 0 && { alikeBehind }) };
}

function lettersAlike(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}
