import { grouped } from './grouped.ts';
import { issueSentences } from './issueSentences.ts';
import type { Violation } from './issues.ts';

/** A sentence with a value in the place of each `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The API's English sentence about a violation: numbers are grouped, 1,000,000. */
export function sentenceOf({ code, params = {} }: Violation): string {
  const written = (value: string | number) => (typeof value === 'number' ? grouped(value) : value);
  const values = Object.entries(params).map(([name, value]) => [name, written(value)]);
  return filled(issueSentences[code], Object.fromEntries(values));
}
