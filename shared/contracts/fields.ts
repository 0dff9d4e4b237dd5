import * as z from 'zod/mini';
import { classTypes } from '../rules/catalogue.ts';

/** A whole number, also as the numeric string that a form or a query string carries. */
export function whole({ min, max }: { min: number; max: number }, name: string) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return z.pipe(
    z.transform((value) => (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value)),
    z.int({ error: sentence }).check(z.gte(min, { error: sentence }), z.lte(max, { error: sentence })),
  );
}

/** One line of text, trimmed, from one to `max` characters. */
export function line(max: number, name: string) {
  return z
    .string({ error: `${name} must be text.` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${name} must not be empty.` }),
      z.maxLength(max, { error: `${name} must have ${max} characters at most.` }),
    );
}

/** Opaque id: what Sarai hands out, never what a person types. */
export const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'This id is not one of ours. Follow a link from a list instead.' }));

export const classType = z.enum(classTypes, { error: `Class type must be one of ${classTypes.join(', ')}.` });

/** Where the next page begins: opaque, taken from `nextCursor` of the page before. */
export const cursor = z.string().check(z.maxLength(512));

/** `{ message, data }`, the body of every success. */
export function reply<T extends z.ZodMiniType>(data: T) {
  return z.object({ message: z.string(), data });
}

/** `{ message, data: [...], nextCursor? }`: without `nextCursor` there is no next page. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({ message: z.string(), data: z.array(item), nextCursor: z.optional(cursor) });
}
