import type { LineKind, MoneyWay } from './ledger.ts';

/** A cell of a table: a whole number, or text that anybody may have written. */
export type Cell = string | number;

/**
 * Places before signs by which a spreadsheet takes text for a formula, also behind blanks and marks that nobody sees; a tab or a return at the start
 * is one too. In countries that write decimals with a comma, a semicolon begins a cell.
 */
const formula = /(?:^|;)(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uff0b\uff0d\uff1d\uff20])|^(?=[\t\r])/gu;

/**
 * Rows as CSV (RFC 4180), with the mark by which Excel reads Urdu. A text that a spreadsheet would run as a formula has an apostrophe before
 * it; numbers stay as they are. See https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(formula, "$&'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of an owner's book: `amount` is whole PKR, `day` is `YYYY-MM-DD` and `time` `14:05` in Pakistan; `isOut` says that the amount left the house. */
export interface BookRow {
  day: string;
  time: string;
  kind: LineKind;
  way: MoneyWay;
  amount: number;
  isOut: boolean;
  guestName: string;
  code?: string | undefined;
  receipt?: number | undefined;
  reference?: string | undefined;
  note?: string | undefined;
}

/** Words of the table in the language of its reader. */
export interface BookWords {
  heads: readonly [
    day: string,
    time: string,
    guest: string,
    code: string,
    way: string,
    came: string,
    left: string,
    ...[receipt: string, reference: string, note: string],
  ];
  ways: Readonly<Record<MoneyWay, string>>;
  /** It stands in the note of a line that takes an earlier one back. */
  reversal: string;
}

/** A book as CSV, a line each: money that came and money that left stand in columns of their own, so that both can be added up. */
export function bookCsv(rows: readonly BookRow[], { heads, ways, reversal }: BookWords): string {
  return csvOf([
    heads,
    ...rows.map(({ day, time, kind, way, amount, isOut, ...row }) => [
      ...[day, time, row.guestName, row.code ?? '', ways[way]],
      ...(isOut ? ['', amount] : [amount, '']),
      ...[row.receipt ?? '', row.reference ?? ''],
      [kind === 'reversal' ? reversal : '', row.note ?? ''].filter(Boolean).join(': '),
    ]),
  ]);
}
