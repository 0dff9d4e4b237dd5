import { type MoneyWay, moneyWays } from '../../../../shared/rules/ledger.ts';
import type { BookLine, DayBook } from './api/books.ts';

/** Whole PKR that came and went by a way. */
export interface SumOfWay {
  way: MoneyWay;
  in: number;
  out: number;
}

/** Sums of each way that some lines use; a reversal counts on the other side of its line. */
export function sumsOf(lines: readonly BookLine[]): SumOfWay[] {
  return moneyWays.flatMap((way) => {
    const adds = lines.filter((line) => line.way === way).map((line) => line.adds);
    const sum = (side: (add: number) => number) => adds.reduce((total, add) => total + Math.max(0, side(add)), 0);
    return adds.length === 0 ? [] : [{ way, in: sum((add) => add), out: sum((add) => -add) }];
  });
}

/** Cash that is there when a day ends, by what was there when it began; undefined where that was not counted. */
export function cashExpected({ opening, ways }: Pick<DayBook, 'opening' | 'ways'>): number | undefined {
  if (opening === undefined) return undefined;
  const cash = ways.find(({ way }) => way === 'cash');
  return opening + (cash?.in ?? 0) - (cash?.out ?? 0);
}
