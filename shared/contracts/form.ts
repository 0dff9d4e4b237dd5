import * as z from 'zod/mini';
import { type Fields, type FormInput, fieldIssues, storedForm } from '../rules/field.ts';
import type { FieldIssue } from '../rules/issues.ts';
import { refuse, typedFields } from './fields.ts';

/**
 * A form that is refused for what the same rules say that the page reads: their issues, in their order. Rules that read
 * nothing but typed fields are asked `beside` other issues, so that an empty form names all that it needs.
 */
export function form<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  issuesOf: (form: z.output<z.ZodMiniObject<Shape>>) => readonly FieldIssue[],
  when?: 'beside',
) {
  const rules = (context: z.core.ParsePayload<z.output<z.ZodMiniObject<Shape>>>) => {
    for (const issue of issuesOf(context.value)) refuse(context, issue);
  };
  const isForm = ({ issues }: z.core.ParsePayload) => issues.every(({ path = [] }) => path.length > 0);
  return z.object(shape).check(when ? z.check(rules, { when: isForm }) : rules);
}

/** A form of fields alone, in the form in which it is kept. `issuesOf` is the form's own rule where the fields' are not all. */
export function fieldForm<const F extends Fields>(
  fields: F,
  issuesOf = (typed: FormInput<F>): readonly FieldIssue[] => fieldIssues(fields, typed),
) {
  return z.pipe(
    form(typedFields(fields), (sent) => issuesOf(sent as FormInput<F>)),
    z.transform((sent) => storedForm(fields, sent as FormInput<F>)),
  );
}
