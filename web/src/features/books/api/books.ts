import useSWR from 'swr';
import type { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useAnswerAge } from '../../../api/useAnswerAge.ts';
import { useSend } from '../../../api/useSend.ts';

/** A day of a property's books, with all of its lines. */
export type DayBook = Omit<AnswerOf<'getDayBook'>['data'], 'nextCursor'>;

/** A line of a property's books. */
export type BookLine = DayBook['lines'][number];

/** Lines of a month, and the numbers that no receipt has. */
export interface MonthBook {
  lines: readonly BookLine[];
  gaps: NonNullable<AnswerOf<'getMonthBook'>['gaps']>;
}

/** Pages of one reading at most: more lines than a house can write in a month. */
const mostPages = 200;

/** A day of a property's books, all pages of it. */
export function useDayBook(propertyId: string, day: string) {
  return useBook(['getDayBook', propertyId, day], () => readDay(propertyId, day));
}

/** A month of a property's books, `YYYY-MM`, all pages of it: a table that is printed or saved leaves nothing out. */
export function useMonthBook(propertyId: string, month: string) {
  return useBook(['getMonthBook', propertyId, month], () => readMonth(propertyId, month));
}

function useBook<T>(key: string[], read: () => Promise<T>) {
  useAnswerAge(key);
  const { data, error, mutate } = useSWR<T, ApiError>(key, read, { keepPreviousData: true, revalidateOnFocus: true });
  return { book: data, error, retry: () => void mutate() };
}

async function readDay(propertyId: string, day: string): Promise<DayBook> {
  const first = await readPage(propertyId, day);
  let { nextCursor: cursor } = first;
  const lines = [...first.lines];
  for (let page = 1; cursor !== undefined && page < mostPages; page++) {
    const next = await readPage(propertyId, day, cursor);
    lines.push(...next.lines);
    cursor = next.nextCursor;
  }
  return { ...first, lines };
}

async function readPage(propertyId: string, day: string, cursor?: string) {
  return (await call('getDayBook', { params: { propertyId }, query: { day, ...(cursor && { cursor }) } })).data;
}

async function readMonth(propertyId: string, month: string): Promise<MonthBook> {
  const lines: BookLine[] = [];
  let gaps: MonthBook['gaps'] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const query = { month, ...(cursor && { cursor }) };
    const answer = await call('getMonthBook', { params: { propertyId }, query });
    lines.push(...answer.data);
    gaps = answer.gaps ?? gaps;
    cursor = answer.nextCursor;
    if (cursor === undefined) break;
  }
  return { lines, gaps };
}

/** Writes down the cash of a day as it was counted, in the place of what was read. */
export function useCountCash(propertyId: string, { day, revision }: DayBook) {
  const send = useSend('countCash', ['getDayBook']);
  return (count: Pick<RequestOf<'countCash'>['body'], 'opening' | 'closing'>) =>
    send({ params: { propertyId }, body: { ...count, day, revision } });
}
