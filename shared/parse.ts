import * as z from 'zod/mini';
import { fail } from './errors.ts';
import type { FieldIssue, Violation } from './rules/issues.ts';

/** Issues of one answer at most: more would help nobody, and a body of junk would be answered with more bytes than a function may send. */
export const mostIssues = 200;

/**
 * The value as the schema defines it.
 * @throws Failure `invalid_request` with one issue a field, up to 200; its message is the first issue's sentence.
 */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw fail('invalid_request', { issues: result.error.issues.slice(0, mostIssues).map(issueOf) });
}

function issueOf(issue: z.core.$ZodIssue): FieldIssue {
  const path = issue.path.join('.');
  return { path, ...(violationOf(issue) ?? unexpected(path, issue.input)) };
}

/** The violation of a rule of ours, where one was broken. */
function violationOf(issue: z.core.$ZodIssue): Violation | undefined {
  return issue.code === 'custom' ? issue.params?.violation : undefined;
}

function unexpected(path: string, input: unknown): Violation {
  const label = path === '' ? 'The request' : path;
  return { code: input === undefined ? 'required' : 'malformed', params: { label } };
}
