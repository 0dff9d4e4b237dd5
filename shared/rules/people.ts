import type { FieldIssue } from '../errors.ts';
import { pastDay } from './dates.ts';

export const genders = ['Male', 'Female'] as const;

export const personMessages = {
  birthRequired: 'Date of Birth is required',
  birthInvalid: 'Date of Birth must be a day in the past, such as 05/24/92',
  phone: 'Contact Number must contain only numbers',
  phoneTooLong: 'Contact Number must have 20 digits at most',
} as const;

/** What is wrong with a date of birth as typed: MM/DD/YY, MM/DD/YYYY or YYYY-MM-DD. */
export function birthIssue(typed: string): string | undefined {
  if (typed.trim() === '') return personMessages.birthRequired;
  return pastDay(typed) === undefined ? personMessages.birthInvalid : undefined;
}

export function phoneIssue(typed: string): string | undefined {
  if (!/^\d+$/.test(typed.trim())) return personMessages.phone;
  return typed.trim().length > 20 ? personMessages.phoneTooLong : undefined;
}

/** What is wrong with a line that must be filled in; `label` as the form prints it. */
export function lineIssue(typed: string, label: string, max = 80): string | undefined {
  if (typed.trim() === '') return `${label} is required`;
  return typed.trim().length > max ? `${label} must have ${max} characters at most` : undefined;
}

export function genderIssue(typed: string): string | undefined {
  if (typed === '') return 'Gender is required';
  return genders.some((gender) => gender === typed) ? undefined : 'Gender must be Male or Female';
}

/** Pairs of field and sentence as issues, in order, without the fields that are right. */
export function issuesOf(checked: readonly (readonly [path: string, message: string | undefined])[]): FieldIssue[] {
  return checked.flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]));
}
