import { anyDay, today } from './dates.ts';
import { dayField } from './dayField.ts';
import { choice, type FieldInput, text, violationOf, whole } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { lineKinds, moneyWays, mostLines } from './ledger.ts';

/** Whole PKR of a line at most, and of the cash that somebody counts. */
const mostMoney = 99_999_999;

/** Fields of a line of the ledger as somebody writes it. */
export const lineFields = {
  kind: choice({ label: 'Kind of line', options: lineKinds }),
  way: choice({ label: 'Way', options: moneyWays }),
  amount: whole({ label: 'Amount', min: 1, max: mostMoney, money: true }),
  reverses: whole({ label: 'Line', min: 1, max: mostLines }),
} as const;

/** Words of the hotel's side about a line, which its guest never reads. */
export const lineNoteField = text({ label: 'Note', maxLength: 120, optional: true });

/** A line as it is sent. A reversal names the line that it takes back, whose way and amount are its own; other lines name these. */
export interface TypedLine {
  kind: FieldInput<typeof lineFields.kind>;
  way?: FieldInput<typeof lineFields.way> | undefined;
  amount?: FieldInput<typeof lineFields.amount> | undefined;
  reverses?: FieldInput<typeof lineFields.reverses> | undefined;
}

/** All that is wrong with a line. */
export function lineIssues({ kind, way = '', amount = '', reverses = '' }: TypedLine): FieldIssue[] {
  const wanted: [name: keyof typeof lineFields, sent: string | number][] =
    kind === 'reversal'
      ? [['reverses', reverses]]
      : [
          ['way', way],
          ['amount', amount],
        ];
  return issuesAt(
    [['kind', kind] as const, ...wanted].map(([name, sent]) => [name, violationOf(lineFields[name], sent)]),
  );
}

/** The cash that was counted. */
export const countField = whole({ label: 'Cash', min: 0, max: mostMoney, money: true });

/** A day of the books, as typed: today, or one before. */
export const bookDayField = { ...dayField('Day'), rule: violationOfDay };

function violationOfDay(typed: string, { label }: { label: string }): Violation | undefined {
  const day = anyDay(typed);
  if (day === undefined) return { code: 'no_such_day', params: { label } };
  return day > today() ? { code: 'day_not_yet', params: { label } } : undefined;
}
