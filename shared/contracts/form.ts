import * as z from 'zod/mini';
import { type Fields, fieldIssues, keptForm, type Typed } from '../rules/field.ts';
import type { FieldIssue } from '../rules/issues.ts';
import { refuse, typedFields } from './fields.ts';

/** A form that is refused for what the same rules say that the page reads: their issues, in their order. */
export function form<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  issuesOf: (form: z.output<z.ZodMiniObject<Shape>>) => readonly FieldIssue[],
) {
  return z.object(shape).check((context) => {
    for (const issue of issuesOf(context.value)) refuse(context, issue);
  });
}

/** A form of fields alone, in the form in which it is kept. `issuesOf` is the form's own rule where the fields' are not all. */
export function fieldForm<const F extends Fields>(
  fields: F,
  issuesOf = (typed: Typed<F>): readonly FieldIssue[] => fieldIssues(fields, typed),
) {
  return z.pipe(
    form(typedFields(fields), (sent) => issuesOf(sent as Typed<F>)),
    z.transform((sent) => keptForm(fields, sent as Typed<F>)),
  );
}
