import type { SentIssue } from '../../../../shared/errors.ts';
import { searchFormFields } from '../../../../shared/rules/search.ts';
import { sayIssue } from '../../words/words.ts';
import type { DraftIssues } from './searchDraft.ts';

/** What the API said about the fields of a search, at the fields of the form. */
export function searchIssues(issues: readonly SentIssue[] = []): DraftIssues {
  const ofForm = issues.filter(({ path }) => Object.hasOwn(searchFormFields, path));
  return Object.fromEntries(ofForm.map((issue) => [issue.path, sayIssue(issue)]));
}
