import * as z from 'zod/mini';
import { type AnswerCode, answerSentences } from '../answers.ts';
import { type Field, type Fields, type Kept, kept, type TextField, violationOf } from '../rules/field.ts';
import type { IssueCode } from '../rules/issueSentences.ts';
import type { FieldIssue, Violation } from '../rules/issues.ts';

const described = new WeakMap<object, Field>();

/** The field that a schema was made from, for what describes the API. */
export function fieldOf(schema: object): Field | undefined {
  return described.get(schema);
}

type Facts = Readonly<Record<string, string | number>>;

const noted = new WeakMap<object, Facts>();

/** Keeps facts of JSON Schema about a schema whose own checks do not tell them, for what describes the API. */
export function note<S extends z.ZodMiniType>(schema: S, facts: Facts): S {
  noted.set(schema, facts);
  return schema;
}

/** The facts that were noted. */
export function notesOf(schema: object): Facts | undefined {
  return noted.get(schema);
}

/** A field of a form as it was typed: text as it is, a number as its digits, anything else as nothing. `form` checks it. */
export function typed<F extends Field>(field: F) {
  const schema = z.pipe(
    z.transform((sent: Kept<F>) => (typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '')),
    z.string(),
  );
  described.set(schema, field);
  return schema;
}

/** The same of every field of a form. */
export function typedFields<F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, field]) => [name, typed(field)]);
  return Object.fromEntries(entries) as { [Name in keyof F]: ReturnType<typeof typed<F[Name]>> };
}

/**
 * A field that stands alone, checked and in the form in which it is kept. Numbers may come as numeric strings, as a
 * query string carries them.
 */
export function value<F extends Field>(field: F) {
  const schema = z.pipe(
    z.transform((sent: Kept<F>, context): Kept<F> => {
      const violation = violationOfSent(field, sent);
      if (violation) refuse(context, { path: '', ...violation });
      return violation ? sent : kept(field, String(sent));
    }),
    z.any(),
  ) as z.ZodMiniType<Kept<F>, Kept<F>>;
  described.set(schema, field);
  return schema;
}

/** A text that may be left out, or empty as a form sends what nobody has filled in. */
export function optionalText<F extends TextField>(field: F) {
  const left = z.transform((sent: string) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent));
  const schema = z.pipe(left, z.optional(value(field)));
  described.set(schema, field);
  return z.optional(schema);
}

function violationOfSent(field: Field, sent: unknown): Violation | undefined {
  const readable = typeof sent === 'string' || (field.type === 'whole' && typeof sent === 'number');
  if (readable) return violationOf(field, String(sent));
  return { code: sent === undefined ? 'required' : 'malformed', params: { label: field.label } };
}

/** Adds an issue of ours to those that zod has found; `parse` reads it. */
export function refuse(context: z.core.ParsePayload, { path, code, params }: FieldIssue): void {
  const violation: Violation = { code, ...(params && { params }) };
  context.issues.push({
    code: 'custom',
    path: path === '' ? [] : path.split('.'),
    params: { violation },
    input: context.value,
  });
}

/** Text that a pattern describes; anything else is refused with the code. */
export function matching(pattern: RegExp, code: IssueCode) {
  const schema = z.string().check((context) => {
    if (!pattern.test(context.value)) refuse(context, { path: '', code });
  });
  return note(schema, { pattern: pattern.source });
}

/** Opaque id: what Sarai hands out, never what a person types. */
export const id = /* @__PURE__ */ matching(/^[A-Za-z0-9_-]{1,64}$/, 'not_an_id');

/** Where the next page begins: opaque, taken from `nextCursor` of the page before. */
export const cursor = z.string().check(z.maxLength(512));

/** What every success says: a code, and its English sentence. */
const said = { code: z.enum(Object.keys(answerSentences) as AnswerCode[]), message: z.string() };

/** `{ code, message, ... }` with fields of its own at the top level, or without any. */
export function plainReply<Shape extends Record<string, z.ZodMiniType>>(fields: Shape) {
  return z.object({ ...said, ...fields });
}

/** `{ code, message, data }`, the body of most successes. */
export function reply<T extends z.ZodMiniType>(data: T) {
  return z.object({ ...said, data });
}

/** `{ code, message, data: [...], nextCursor? }`: without `nextCursor` there is no next page. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ ...said, data: z.array(item), nextCursor: z.optional(cursor) });
}

/** Chosen by whoever sends: what is sent again with it is done once. */
export const requestKey = /* @__PURE__ */ matching(/^[A-Za-z0-9_-]{16,64}$/, 'request_key_malformed');
