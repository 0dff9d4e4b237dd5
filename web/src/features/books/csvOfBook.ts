import { t } from '@lingui/core/macro';
import { bookCsv } from '../../../../shared/rules/bookCsv.ts';
import { timeOf } from '../../../../shared/rules/dates.ts';
import { wayNames } from '../money/wayWords.ts';
import type { BookLine } from './api/books.ts';

/** The lines of a book as CSV, with heads in the reader's language. */
export function csvOfBook(lines: readonly BookLine[]): string {
  const rows = lines.map(({ at, adds, ...line }) => ({ ...line, time: timeOf(new Date(at)), isOut: adds < 0 }));
  return bookCsv(rows, {
    // biome-ignore format: one line
    heads: [t`Day`, t`Time`, t`Guest`, t`Voucher`, t`Way`, t`Came`, t`Went`, t`Receipt`, t`Transaction id`, t`Note`],
    ways: wayNames(),
    reversal: t`taken back`,
  });
}
