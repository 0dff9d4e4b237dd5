import { issueSentences } from './issueSentences.ts';
import type { Violation } from './issues.ts';

/** A sentence with a value in the place of each `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** What the API says about a value, in English: numbers are grouped, 1,000,000. */
export function sentenceOf({ code, params = {} }: Violation): string {
  const values = Object.entries(params).map(([name, value]) => [name, grouped(value)]);
  return filled(issueSentences[code], Object.fromEntries(values));
}

function grouped(value: string | number): string {
  return typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : value;
}
