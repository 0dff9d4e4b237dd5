import type { FormText } from './field.ts';
import type { FieldIssue } from './issues.ts';
import { stayFields, stayIssues } from './stays.ts';

/** The days for which rooms are looked for, as a search names them. */
export const searchDateFields = { checkIn: stayFields.bookingStartDate, checkOut: stayFields.bookingEndDate } as const;

export type SearchDates = FormText<typeof searchDateFields>;

const searchNames: Readonly<Record<string, keyof SearchDates>> = {
  bookingStartDate: 'checkIn',
  bookingEndDate: 'checkOut',
};

/** All that is wrong with the days of a search: both are those of a stay that can be asked for, or neither is given. */
export function searchDateIssues({ checkIn = '', checkOut = '' }: Partial<SearchDates>, now?: Date): FieldIssue[] {
  if (checkIn.trim() === '' && checkOut.trim() === '') return [];
  const issues = stayIssues({ bookingStartDate: checkIn, bookingEndDate: checkOut }, now);
  return issues.map((issue) => ({ ...issue, path: searchNames[issue.path] ?? issue.path }));
}
