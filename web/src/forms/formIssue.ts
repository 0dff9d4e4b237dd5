import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { sayIssue } from '../words/words.ts';

/** What is wrong with a field: found by a rule or by the API, or said in a sentence of the site's own. */
export type FormIssue = (FieldIssue & { message?: string }) | { path: string; message: string };

/** The sentence about a field, in the reader's language. */
export function sayFormIssue(issue: FormIssue): string {
  return 'code' in issue ? sayIssue(issue) : issue.message;
}
