import * as z from 'zod/mini';
import { type FieldIssue, fail } from './errors.ts';

/**
 * The value as the schema defines it.
 * @throws Failure `invalid_request` with one issue a field; its message is the first issue's sentence.
 */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: sentence });
  if (result.success) return result.data;
  const issues: FieldIssue[] = result.error.issues.map((issue) => ({
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
