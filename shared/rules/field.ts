import type { IssueCode } from './issueSentences.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { latinDigits, wholeOf } from './numbers.ts';
import { chosenOf, type OptionSet, type OptionsInput, violationOfOptions } from './optionSet.ts';
import { clean, visible } from './visibleText.ts';

interface Common {
  /** As the form prints it, in English. */
  label: string;
  /** Issue of an empty value, where that is not `required`. */
  whenEmpty?: IssueCode;
}

/** The violation of a value that is not empty: a text as it was typed, or the number that it is, NaN for none. */
export type Rule<Value = string> = (value: Value, field: { label: string }) => Violation | undefined;

/** Text, trimmed. It is one line unless `multiline`; lengths are in UTF-16 code units, as inputs count them. */
export interface TextField extends Common {
  type: 'text';
  /** It takes the place of the checks that follow from the bounds, for a field that has documented sentences of its own. */
  rule?: Rule;
  /** Of what must be filled in, 1 where it is left out. */
  minLength?: number;
  maxLength: number;
  multiline?: true;
  /** It is looked for, and neither kept nor shown to others: what nobody sees in it does no harm. */
  sought?: true;
  /** It may be left out, or empty. */
  optional?: true;
  /** For the API's document: a regular expression, or a format that JSON Schema names. */
  pattern?: string;
  format?: 'email' | 'password' | 'date';
  /** Makes the stored value of the typed text, where that is not the text without outer blanks. */
  keep?: (typed: string) => string;
}

/** A whole number that is not negative; bounds are inclusive. Its digits may be those of Urdu and of Arabic. */
export interface WholeField extends Common {
  type: 'whole';
  /** As of a text. */
  rule?: Rule<number>;
  min: number;
  max: number;
  /** Whole rupees, written as people write prices: "12,500", "PKR 12500", "12500/-". */
  money?: true;
  /** It is a code of digits, and none with a zero in front. */
  code?: true;
  /** It may be left out, or empty as a form sends what nobody has filled in. */
  optional?: true;
}

/** One of a few values. */
export interface ChoiceField<Option extends string = string> extends Common {
  type: 'choice';
  /** As of a text. */
  rule?: Rule;
  options: readonly Option[];
}

/** Several of a few values, or none. As a form has them they are text, with commas between them. */
export interface SetField<Option extends string = string> extends Common, OptionSet<Option> {
  type: 'set';
}

/**
 * A field of a form, stated once: from it come the check and its issue, the schema in the API's document, the types on
 * both sides and the attributes of its input.
 */
export type Field = TextField | WholeField | ChoiceField | SetField;

export type Fields = Readonly<Record<string, Field>>;

/** A form as it is typed: text in every field. */
export type FormText<F extends Fields> = { [Name in keyof F]: string };

/** A form as it is sent: a whole number may come as one, and options as a list, or either as text. */
export type FormInput<F extends Fields> = { [Name in keyof F]: FieldInput<F[Name]> };
export type FieldInput<F extends Field> =
  | string
  | (F extends WholeField ? number : F extends SetField ? readonly string[] : never);

/** The values of a field and of a form. */
export type FieldValue<F extends Field> = F extends WholeField
  ? F extends { optional: true }
    ? number | undefined
    : number
  : F extends SetField<infer Option>
    ? Option[]
    : F extends ChoiceField<infer Option>
      ? Option
      : string;
export type FormValues<F extends Fields> = { [Name in keyof F]: FieldValue<F[Name]> };

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

/** A field of several options, with its exact type. */
export function options<const Option extends string, const F extends Omit<SetField<Option>, 'type'>>(
  field: F & { options: readonly Option[] },
): F & SetField<Option> {
  return { ...field, type: 'set' };
}

/** The violation of a value as it was typed, or sent as a number or a list. */
export function violationOf(field: Field, input: FieldInput<Field>): Violation | undefined {
  if (field.type === 'set') return violationOfOptions(field, input as OptionsInput);
  return violationOfOne(field, input as string | number);
}

function violationOfOne(field: Exclude<Field, SetField>, input: string | number): Violation | undefined {
  if (isLeftOut(field, input)) return undefined;
  const { label } = field;
  if (!visible.test(String(input))) return { code: field.whenEmpty ?? 'required', params: { label } };
  if (field.type === 'whole') return violationOfNumber(field, numberOf(field, input));
  const typed = String(input);
  if (field.rule) return field.rule(typed, field);
  return field.type === 'text' ? violationOfText(field, typed.trim()) : violationOfChoice(field, typed.trim());
}

function isLeftOut(field: Field, input: string | number): boolean {
  return 'optional' in field && field.optional === true && typeof input === 'string' && input.trim() === '';
}

function numberOf(field: WholeField, input: string | number): number {
  if (typeof input === 'number') return input;
  return field.code && latinDigits(input).startsWith('0') ? Number.NaN : wholeOf(input, field);
}

function violationOfNumber(field: WholeField, value: number): Violation | undefined {
  const { label, min, max, rule } = field;
  if (rule) return rule(value, field);
  const fits = Number.isInteger(value) && value >= min && value <= max;
  return fits ? undefined : { code: 'not_whole', params: { label, min, max } };
}

/** The violation of a text by the bounds of its field: for a rule that asks for more than these. */
export function violationOfText({ label, maxLength: max, sought }: TextField, text: string): Violation | undefined {
  if (!sought && !clean.test(text)) return { code: 'hidden_characters', params: { label } };
  return text.length <= max ? undefined : { code: 'too_long', params: { label, max } };
}

function violationOfChoice({ label, options }: ChoiceField, text: string): Violation | undefined {
  return options.includes(text) ? undefined : { code: 'not_one_of', params: { label, options: options.join(', ') } };
}

/** All that is wrong with the fields of a form, in the order in which they are declared. */
export function fieldIssues<F extends Fields>(fields: F, form: FormInput<F>): FieldIssue[] {
  return issuesAt(Object.entries(fields).map(([name, field]) => [name, violationOf(field, form[name] ?? '')]));
}

/** The value of a field that is right: a number of a whole field, undefined where it was left out, text without surplus blanks. */
export function kept<F extends Field>(field: F, input: FieldInput<Field>): FieldValue<F>;
export function kept(field: Field, input: FieldInput<Field>): FieldValue<Field> | undefined {
  return field.type === 'set' ? chosenOf(field, input as OptionsInput) : keptOne(field, input as string | number);
}

function keptOne(field: Exclude<Field, SetField>, input: string | number): string | number | undefined {
  if (isLeftOut(field, input)) return undefined;
  if (field.type === 'whole') return numberOf(field, input);
  const typed = String(input);
  if (field.type === 'choice') return typed.trim();
  if (field.keep) return field.keep(typed);
  return field.multiline ? typed.trim() : typed.trim().replace(/\s+/g, ' ');
}

/** The values of a form, without the fields that were left out. */
export function storedForm<F extends Fields>(fields: F, form: FormInput<F>): FormValues<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, kept(field, form[name] ?? '')]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as FormValues<F>;
}

/**
 * Attributes that tell the browser about a field. A length is left out where a value is tidied before it is counted:
 * the browser would cut pasted text, and nobody would see it.
 */
export function inputAttributes(field: Field) {
  if (field.type === 'whole') return { required: !field.optional, inputMode: 'numeric' } as const;
  if (field.type === 'text' && field.optional) return { required: false } as const;
  const cuts = field.type === 'text' && !field.rule && !field.keep;
  return cuts ? { required: true, maxLength: field.maxLength } : { required: true };
}
