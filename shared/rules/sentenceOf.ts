import { issueSentences } from './issueSentences.ts';
import type { Violation } from './issues.ts';

/** What the API says about a value, in English: numbers are grouped, 1,000,000. */
export function sentenceOf({ code, params = {} }: Violation): string {
  return issueSentences[code].replace(/\{(\w+)\}/g, (_, name: string) => grouped(params[name] ?? ''));
}

function grouped(value: string | number): string {
  return typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : value;
}
