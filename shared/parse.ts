import * as z from 'zod/mini';
import { type FieldIssue, fail } from './errors.ts';

/** More would help nobody, and a body of junk would be answered with more bytes than a function may send. */
const mostIssues = 200;

/**
 * The value as the schema defines it.
 * @throws Failure `invalid_request` with one issue a field, up to 200; its message is the first issue's sentence.
 */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: sentence });
  if (result.success) return result.data;
  const issues: FieldIssue[] = result.error.issues.slice(0, mostIssues).map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw fail('invalid_request', { issues, ...(issues[0] && { message: issues[0].message }) });
}

/** What is said of a field whose schema brings no sentence of its own. */
function sentence(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') || 'The request';
  return issue.input === undefined ? `${field} is required.` : `${field} is not in the expected form.`;
}
