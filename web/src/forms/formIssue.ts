import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { sayIssue } from '../words/words.ts';

/** An issue that a rule or the API finds with a field, or one that brings its own sentence. */
export type FormIssue = (FieldIssue & { message?: string }) | { path: string; message: string };

/** The sentence about a field, in the reader's language. */
export function sayFormIssue(issue: FormIssue): string {
  return 'code' in issue ? sayIssue(issue) : issue.message;
}
