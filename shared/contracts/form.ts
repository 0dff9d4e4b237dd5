import * as z from 'zod/mini';
import type { FieldIssue } from '../errors.ts';

/** What was typed into a field: text as it is, a number as its digits, anything else that comes as nothing. */
export const typed = z.pipe(
  z.transform((value: string | number) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  ),
  z.string(),
);

/** A form that is refused for what the same rules say that the page reads: their sentences, in their order. */
export function form<Shape extends z.core.$ZodLooseShape>(
  fields: Shape,
  issuesOf: (form: z.output<z.ZodMiniObject<Shape>>) => FieldIssue[],
) {
  return z.object(fields).check((context) => {
    for (const { path, message } of issuesOf(context.value)) {
      context.issues.push({ code: 'custom', path: path.split('.'), message, input: context.value });
    }
  });
}
