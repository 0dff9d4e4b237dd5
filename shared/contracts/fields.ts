import * as z from 'zod/mini';
import { type AnswerCode, answerSentences } from '../answers.ts';
import type { Role } from '../roles.ts';
import {
  type Field,
  type FieldInput,
  type Fields,
  type FieldValue,
  kept,
  type TextField,
  violationOf,
  whole,
} from '../rules/field.ts';
import type { IssueCode } from '../rules/issueSentences.ts';
import type { FieldIssue, Violation } from '../rules/issues.ts';

/** The fields that schemas were made from, for the API's document. */
export const fieldsOfSchemas = /* @__PURE__ */ z.registry<Field>();

/** Adds facts of JSON Schema to a schema whose own checks do not tell them, for the API's document. */
export function note<S extends z.ZodMiniType>(schema: S, facts: Readonly<Record<string, string | number>>): S {
  z.globalRegistry.add(schema, facts);
  return schema;
}

/**
 * A field of a form as it was sent: text, the number of a whole field, or the list of a set; anything else counts as empty, but not in
 * a set. `form` checks it.
 */
export function typed<F extends Field>(field: F) {
  const schema = z.pipe(
    z.transform((sent: FieldValue<F>) => (field.type === 'set' ? optionsSent(sent) : oneSent(field, sent))),
    z.any(),
  ) as z.ZodMiniType<FieldInput<F>, FieldValue<F>>;
  fieldsOfSchemas.add(schema, field);
  return schema;
}

function oneSent(field: Field, sent: unknown): string | number {
  if (typeof sent === 'number') return field.type === 'whole' ? sent : String(sent);
  return typeof sent === 'string' ? sent : '';
}

/** A part that is no text becomes text that no option is. */
function optionsSent(sent: unknown): string[] {
  const list = Array.isArray(sent) ? sent : [sent ?? ''];
  return list.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
}

/** Schemas of all fields of a form. */
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
    z.transform((sent: FieldValue<F>, context): FieldValue<F> => {
      const violation = violationOfSent(field, sent);
      if (violation) refuse(context, { path: '', ...violation });
      return violation ? sent : kept(field, sent as string | number);
    }),
    z.any(),
  ) as z.ZodMiniType<FieldValue<F>, FieldValue<F>>;
  fieldsOfSchemas.add(schema, field);
  return schema;
}

/** A text that may be left out, or empty as a form sends what nobody has filled in. */
export function optionalText<F extends TextField>(field: F) {
  const left = z.transform((sent: string) => (typeof sent === 'string' && sent.trim() === '' ? undefined : sent));
  const schema = z.pipe(left, z.optional(value(field)));
  fieldsOfSchemas.add(schema, field);
  return z.optional(schema);
}

function violationOfSent(field: Field, sent: unknown): Violation | undefined {
  const readable = typeof sent === 'string' || (field.type === 'whole' && typeof sent === 'number');
  if (readable) return violationOf(field, sent as string | number);
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
export function matching(pattern: RegExp, code: IssueCode, params?: Violation['params']) {
  const schema = z.string().check((context) => {
    if (!pattern.test(context.value)) refuse(context, { path: '', code, ...(params && { params }) });
  });
  return note(schema, { pattern: pattern.source });
}

/** Opaque id: what Sarai hands out, never what a person types. */
export const id = /* @__PURE__ */ matching(/^[A-Za-z0-9_-]{1,64}$/, 'not_an_id');

/** Where the next page begins: opaque, taken from `nextCursor` of the page before. */
export const cursor = z.string().check(z.maxLength(512));

/** Code and English sentence of every success. */
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

/** The sender chooses the key of a request; a request that comes again with its key is done once. */
export const requestKey = /* @__PURE__ */ matching(/^[A-Za-z0-9_-]{16,64}$/, 'request_key_malformed');

/** The query of a list: so many entries a page, of an own number where none is sent, and the cursor of the page before. */
export function pageQuery({ list, most }: { list: number; most: number }) {
  const limit = whole({ label: 'Limit', min: 1, max: most });
  return { limit: z._default(value(limit), list), cursor: z.optional(cursor) };
}

/** The parts of an endpoint that make it a list, whose query has the cursor of the page before. */
export function listOf<T extends z.ZodMiniType, Q extends Record<string, z.ZodMiniType>>(item: T, query: Q) {
  return { query: z.object(query), response: page(item), errors: ['invalid_cursor'] } as const;
}

/**
 * The part of an endpoint that makes it an own operation: the id of the caller's account stands in its path; for a vendor's `staff`
 * it is the owner's.
 */
export function ofOwn<const R extends Role>(role: R, also?: 'staff') {
  const own = `${role}Id` as const;
  return {
    auth: { role, own, ...(also && { staff: true as const }) },
    params: z.object({ [own]: id } as Record<`${R}Id`, typeof id>),
  };
}

const texts = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** A yes or no, also as the text that a radio button holds. */
export const yesOrNo = z.pipe(
  z.transform((sent: boolean) => texts.get(sent) ?? sent),
  z.boolean(),
);

/** The version that a change began from. Without it the change acts on what stands, whatever it is. */
export const begunFrom = { revision: z.optional(value(whole({ label: 'Revision', min: 1, max: 999_999_999 }))) };
