import { startTransition, useEffect, useState } from 'react';
import { today } from '../../../../shared/rules/dates.ts';

/**
 * This month in Pakistan, from 0 to 11. Undefined until the page is there: it is written when the site is built, and a reader
 * may come months later.
 */
export function useMonthNow(): number | undefined {
  const [month, setMonth] = useState<number>();
  useEffect(() => startTransition(() => setMonth(Number(today().slice(5, 7)) - 1)), []);
  return month;
}
