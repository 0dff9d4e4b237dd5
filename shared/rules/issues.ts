import type { IssueCode } from './issueSentences.ts';

/** Why a value is refused: a code, and what its sentence needs, such as a bound. `label` is the field's English name. */
export interface Violation {
  code: IssueCode;
  params?: Readonly<Record<string, string | number>>;
}

/** One field that is refused: `path` as sent, such as `address.city` or `hotelDetail.rooms.0.price`. */
export interface FieldIssue extends Violation {
  path: string;
}

/** A field that was refused, as it is answered: with the English sentence about it, which says what to do. */
export interface SentIssue extends FieldIssue {
  message: string;
}

/** Paths with what is wrong there as issues, in order, without those that are right. */
export function issuesAt(
  checked: readonly (readonly [path: string, violation: Violation | undefined])[],
): FieldIssue[] {
  return checked.flatMap(([path, violation]) => (violation ? [{ path, ...violation }] : []));
}

/** Issues under their path within a part of a form: `price` in the first room is `hotelDetail.rooms.0.price`. */
export function issuesWithin(part: string, issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map((issue) => ({ ...issue, path: `${part}.${issue.path}` }));
}
