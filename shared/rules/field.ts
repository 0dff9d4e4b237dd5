import type { IssueCode } from './issueSentences.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { wholeOf } from './numbers.ts';

interface Common {
  /** As the form prints it, in English. */
  label: string;
  /** What is said of an empty value, where that is not that it is required. */
  whenEmpty?: IssueCode;
  /** Takes the place of the checks that follow from the bounds, for a field that has documented sentences of its own. */
  rule?: Rule;
}

/** What is wrong with a value that is not empty, as it was typed into a field. */
export type Rule = (typed: string, field: { label: string }) => Violation | undefined;

/** Text, trimmed. It is one line unless `multiline`; lengths are in UTF-16 code units, as inputs count them. */
export interface TextField extends Common {
  type: 'text';
  /** Of what must be filled in, 1 where it is left out. */
  minLength?: number;
  maxLength: number;
  multiline?: true;
  /** It is looked for, and neither kept nor shown to others: what nobody sees in it does no harm. */
  sought?: true;
  /** For the API's document: a regular expression, or a format that JSON Schema names. */
  pattern?: string;
  format?: 'email' | 'password' | 'date';
  /** What is kept of what was typed, where that is not the same text without outer blanks. */
  keep?: (typed: string) => string;
}

/** A whole number that is not negative; bounds are inclusive. Its digits may be those of Urdu and of Arabic. */
export interface WholeField extends Common {
  type: 'whole';
  min: number;
  max: number;
  /** Whole rupees, written as people write prices: "12,500", "PKR 12500", "12500/-". */
  money?: true;
  /** It may be left out, or empty as a form sends what nobody has filled in. */
  optional?: true;
}

/** One of a few values. */
export interface ChoiceField<Option extends string = string> extends Common {
  type: 'choice';
  options: readonly Option[];
}

/**
 * A field of a form, stated once: from it come the check and its issue, the schema in the API's document, the types on
 * both sides and the attributes of its input.
 */
export type Field = TextField | WholeField | ChoiceField;

export type Fields = Readonly<Record<string, Field>>;

/** A form as it is typed: text in every field. */
export type Typed<F extends Fields> = { [Name in keyof F]: string };

/** What is kept of a field, and of a form. */
export type Kept<F extends Field> = F extends WholeField
  ? F extends { optional: true }
    ? number | undefined
    : number
  : F extends ChoiceField<infer Option>
    ? Option
    : string;
export type KeptForm<F extends Fields> = { [Name in keyof F]: Kept<F[Name]> };

/** A field of text, with its exact type. */
export function text<const F extends Omit<TextField, 'type'>>(field: F): F & { type: 'text' } {
  return { ...field, type: 'text' };
}

/** A field of a whole number, with its exact type. */
export function whole<const F extends Omit<WholeField, 'type'>>(field: F): F & { type: 'whole' } {
  return { ...field, type: 'whole' };
}

/** A field of a choice, with its exact type. */
export function choice<const Option extends string, const F extends Omit<ChoiceField<Option>, 'type'>>(
  field: F & { options: readonly Option[] },
): F & ChoiceField<Option> {
  return { ...field, type: 'choice' };
}

/**
 * What nobody sees, as a part of a regular expression: control characters, marks that turn the direction of what
 * follows, and the sign of a character that was lost on the way. The zero-width joiner and non-joiner are not among
 * them, for Urdu is written with them.
 */
const hidden = '\\p{Cc}\\p{Cs}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffd';

/** Text without them. Tabs and breaks are blanks in a single line, where no more than one blank is kept. */
const clean = /* @__PURE__ */ new RegExp(`^(?:[\\t\\n\\r\\u2028\\u2029]|[^${hidden}])*$`, 'u');

/** A text field's pattern: its own, or for one without a rule of its own that of text without hidden characters. */
export function patternOf({ pattern, rule, sought }: TextField): string | undefined {
  return pattern ?? (rule || sought ? undefined : clean.source);
}

/** Something to be seen: Braille has a cell without dots, and Hangul has letters that stand for none. */
const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a value as it was typed. */
export function violationOf(field: Field, typed: string): Violation | undefined {
  const value = typed.trim();
  const { label } = field;
  if (isLeftOut(field, value)) return undefined;
  if (!visible.test(value)) return { code: field.whenEmpty ?? 'required', params: { label } };
  if (field.rule) return field.rule(typed, field);
  if (!isClean(field, value)) return { code: 'hidden_characters', params: { label } };
  return isWithin(field, value) ? undefined : outOfBounds(field);
}

function isLeftOut(field: Field, value: string): boolean {
  return field.type === 'whole' && field.optional === true && value === '';
}

function isClean(field: Field, value: string): boolean {
  return field.type !== 'text' || field.sought === true || clean.test(value);
}

function isWithin(field: Field, value: string): boolean {
  if (field.type === 'text') return value.length <= field.maxLength;
  if (field.type === 'choice') return field.options.some((option) => option === value);
  const number = wholeOf(value, field);
  return number >= field.min && number <= field.max;
}

function outOfBounds({ label, ...field }: Field): Violation {
  if (field.type === 'text') return { code: 'too_long', params: { label, max: field.maxLength } };
  if (field.type === 'choice') return { code: 'not_one_of', params: { label, options: field.options.join(', ') } };
  return { code: 'not_whole', params: { label, min: field.min, max: field.max } };
}

/** All that is wrong with the fields of a form, in the order in which they are declared. */
export function fieldIssues<F extends Fields>(fields: F, typed: Typed<F>): FieldIssue[] {
  return issuesAt(Object.entries(fields).map(([name, field]) => [name, violationOf(field, typed[name] ?? '')]));
}

/** What is kept of a value that is right: a number of a whole field, nothing where it was left out, text without surplus blanks of the others. */
export function kept<F extends Field>(field: F, typed: string): Kept<F>;
export function kept(field: Field, typed: string): string | number | undefined {
  if (isLeftOut(field, typed.trim())) return undefined;
  if (field.type === 'whole') return wholeOf(typed, field);
  if (field.type === 'choice') return typed.trim();
  if (field.keep) return field.keep(typed);
  return field.multiline ? typed.trim() : typed.trim().replace(/\s+/g, ' ');
}

/** The same of every field of a form. What was left out is not in it. */
export function keptForm<F extends Fields>(fields: F, typed: Typed<F>): KeptForm<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, kept(field, typed[name] ?? '')]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as KeptForm<F>;
}

/**
 * What an input says of its field to the browser. A length is left out where a value is tidied before it is counted:
 * the browser would cut what was pasted, and nobody would see it.
 */
export function inputAttributes(field: Field) {
  if (field.type === 'whole') return { required: !field.optional, inputMode: 'numeric' } as const;
  const cuts = field.type === 'text' && !field.rule && !field.keep;
  return cuts ? { required: true, maxLength: field.maxLength } : { required: true };
}
