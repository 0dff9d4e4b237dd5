import type { SentIssue } from '../../../../shared/errors.ts';
import { sayIssue } from '../../words/words.ts';
import type { DraftField, DraftIssues } from './searchDraft.ts';

const fields: readonly DraftField[] = [
  'location',
  'classType',
  'minCapacityMembers',
  'maxCapacityMembers',
  'minPrice',
  'maxPrice',
];

/** What the API said about the fields of a search, at the fields of the form. */
export function searchIssues(issues: readonly SentIssue[] = []): DraftIssues {
  return Object.fromEntries(
    fields.flatMap((field) => issues.filter(({ path }) => path === field).map((issue) => [field, sayIssue(issue)])),
  );
}
