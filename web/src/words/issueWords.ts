import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { IssueCode } from '../../../shared/rules/issueSentences.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { labelAt } from './fieldLabels.ts';

/** The parameters of an issue as words: numbers in the reader's digits and groups. */
type Params = Readonly<Record<'label' | 'min' | 'max' | 'options', string>>;

const words: Record<IssueCode, (params: Params) => string> = {
  required: ({ label }) => t`${label} is required`,
  malformed: ({ label }) => t`${label} is not in the expected form`,
  too_long: ({ label, max }) => t`${label} must have ${max} characters at most`,
  too_many_digits: ({ label, max }) => t`${label} must have ${max} digits at most`,
  not_whole: ({ label, min, max }) => t`${label} must be a whole number from ${min} to ${max}`,
  not_one_of: ({ label, options }) => t`${label} must be one of ${options}`,
  min_above_max: ({ label }) => t`${label} must not be above the maximum`,
  not_an_id: () => t`This id is not one of ours. Follow a link from a list instead.`,
  email_without_at: () => t`Email must contain @`,
  email_incomplete: () => t`Enter a complete email address, such as name@example.com`,
  password_weak: () =>
    t`Password must be at least 8 characters with at least 1 UpperCase,LowerCase,number and special character.`,
  password_short: () => t`Password must be at least 8 characters`,
  password_long: ({ max }) => t`Password must have ${max} characters at most`,
  passwords_differ: () => t`The two passwords do not match`,
  birth_not_past: () => t`Date of Birth must be a day in the past, such as 05/24/92`,
  phone_not_digits: () => t`Contact Number must contain only numbers`,
  otp_not_six_digits: () => t`Enter the 6-digit code`,
  zip_not_five_digits: () => t`Zip code must have 5 digits, such as 47150`,
  room_number_repeated: () => t`Another room of this property has this number`,
  no_rooms: () => t`A property needs one room at least`,
  too_many_rooms: ({ max }) => t`A property has ${max} rooms at most`,
  too_many_photos: ({ max }) => t`A room has ${max} photos at most`,
  no_photos: () => t`Choose a photo first.`,
  too_many_new_photos: ({ max }) => t`Save with ${max} new photos at most, then add the others.`,
  photo_not_uploaded: () => t`This photo has not been uploaded. Add it again.`,
  photo_not_own: () => t`This photo is not one of your uploads. Add it again.`,
  photo_not_ready: () => t`This photo is not ready yet. Wait for it, or remove it.`,
  photo_of_another_property: () => t`This photo belongs to another property. Add it again for this one.`,
  photo_too_large: ({ max }) => t`This photo is larger than ${max} MB. Choose a smaller one.`,
  photo_unknown_type: () => t`This is not a photo that we can read. Choose a JPEG, PNG, WebP or AVIF file.`,
  photo_damaged: () => t`This photo is damaged or not complete. Choose it again, or choose another one.`,
  photo_too_many_pixels: ({ max }) => t`This photo has more than ${max} megapixels. Choose a smaller one.`,
  photo_too_small: ({ min }) => t`This photo is too small: it needs ${min} pixels in width and height at least.`,
  request_key_malformed: () => t`The request key must have 16 to 64 letters, digits, hyphens or underscores`,
};

/** What is said of a field that was refused, by the browser's rules or the API's, in the reader's language. */
export function sayIssue({ path, code, params = {} }: FieldIssue): string {
  const word = (name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'number' ? i18n.number(value) : value;
  };
  return words[code]({
    label: labelAt(path) ?? word('label'),
    min: word('min'),
    max: word('max'),
    options: word('options'),
  });
}

/** The same of an issue that the API answered: an API that is newer than this page may know codes that the page does not. */
export function sayIssueOr(issue: FieldIssue, sentence: string): string {
  return Object.hasOwn(words, issue.code) ? sayIssue(issue) : sentence;
}
