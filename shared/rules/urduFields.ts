import { type TextField, text, violationOfText } from './field.ts';
import type { Violation } from './issues.ts';
import { bytesOf, isMostlyArabic } from './letters.ts';

/** Bytes of UTF-8 that words in Urdu have at most: two a letter, and some more for signs. */
const urduBytes = { name: 200, description: 4500 } as const;

/** Words of a hotel for readers of pages in Urdu; each may be left out. A hotel's words alone do: nobody's own are translated. */
export const urduFields = {
  urduName: text({ label: 'Name in Urdu', maxLength: 80, rule: urduNameViolation, optional: true }),
  urduDescription: text({
    label: 'Description in Urdu',
    maxLength: 2000,
    multiline: true,
    rule: urduDescriptionViolation,
    optional: true,
  }),
} as const;

function urduNameViolation(typed: string): Violation | undefined {
  return violationInUrdu(urduFields.urduName, typed.trim(), urduBytes.name);
}

function urduDescriptionViolation(typed: string): Violation | undefined {
  return violationInUrdu(urduFields.urduDescription, typed.trim(), urduBytes.description);
}

function violationInUrdu(field: TextField, typed: string, bytes: number): Violation | undefined {
  const { label } = field;
  const violation = violationOfText(field, typed);
  if (violation) return violation;
  if (bytesOf(typed) > bytes) return { code: 'too_heavy', params: { label } };
  return isMostlyArabic(typed) ? undefined : { code: 'not_in_urdu', params: { label } };
}
