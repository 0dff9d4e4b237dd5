import { describe, expect, test } from 'vitest';
import { fieldSchema, typedNumber } from '../../../infra/openapi/fieldSchema.ts';
import { profileFields, signupFields } from '../../../shared/rules/accounts.ts';
import { dayField } from '../../../shared/rules/dayField.ts';
import { knownEmail, mailableEmail } from '../../../shared/rules/email.ts';
import { type Field, violationOf } from '../../../shared/rules/field.ts';
import { knownPassword, newPassword } from '../../../shared/rules/passwords.ts';
import { phoneField } from '../../../shared/rules/phones.ts';
import { codeFields } from '../../../shared/rules/recovery.ts';
import { searchFields } from '../../../shared/rules/search.ts';
import { noteField } from '../../../shared/rules/stays.ts';
import { changedValues, verdicts } from '../../support/documentVerdicts.ts';

const fields = {
  'a name': signupFields.user.firstName,
  'a note': noteField,
  'a place that is looked for': searchFields.location,
  'a phone number': phoneField,
  'a day': dayField('Day'),
  'an email that mail is to reach': mailableEmail,
  'an email of a login': knownEmail,
  'a new password of a traveller': newPassword.user,
  'a new password of a vendor': newPassword.vendor,
  'a password of a login': knownPassword,
  'a code': codeFields.otp,
} as const;

/** Values that both must take. */
const sound: Record<keyof typeof fields, string[]> = {
  'a name': ['Zarmina', 'گل‌زار', ' Gul\u00a0', '😀', '\ufeffAli', 'a\u00adb', '\ud834\udd1e'],
  'a note': ['A cot, please.\nAnd a kettle.', 'کمرہ گرم ہو', '\v x \f', '⠀x'],
  'a place that is looked for': ['Murree', '\u202bمری', 'ہنزہ'],
  'a phone number': [
    ...['03001234567', '+92 300 1234567', '+92 (0)300 1234567', '(051) 123456', '۰۳۰۰۱۲۳۴۵۶۷', '0092-300-1234567'],
    ...[
      '+44 (0)20 7946 0958',
      '+1 212 555 0100',
      '+683 4000',
      '+1 (212) 555-0100',
      '+92 (300) 1234567',
      '\u200e+92\u2011300\u20111234567',
      '15',
    ],
  ],
  'a day': ['2027-07-12', '05/24/92', '31.12.2027', '2/29/2028', '۲۰۲۷-۰۷-۱۲', '1-1-27', '30/4/2027'],
  'an email that mail is to reach': ['gul@example.com', ' Gul.Khan+1@mail.example.com. ', "o'neil@a-b.pk"],
  'an email of a login': ['gul@example.com', '@'],
  'a new password of a traveller': ['Deodar@2024', ' aA@aaaaa ', 'پہاڑ aA@aa'],
  'a new password of a vendor': ['plainold', 'ی ی ی ی ی'],
  'a password of a login': ['x', ' 1 '],
  'a code': ['123456', ' 123-456 ', '1 2 3 4 5 6'],
};

/** Values that both must refuse. */
const unsound: Record<keyof typeof fields, string[]> = {
  'a name': [
    '',
    '   ',
    '\u200d',
    '\u2800',
    '\u3164\ufe0f',
    'a\u202eb',
    'a\u0000',
    '\ud800',
    'x\udc00y',
    '\u{e0041}',
    'a\ufffd',
  ],
  'a note': ['\n\t ', '\u{1d173}', 'a\u2066b', 'a\vb'],
  'a place that is looked for': ['', '  ', '\u00ad\u200c'],
  'a phone number': [
    ...[
      '',
      '-',
      '+',
      '+92',
      '+92 300',
      '+92 (0)12345678',
      '+1 (0) 23456',
      '123456789012345678901',
      '+1234567890123456',
    ],
    ...['300x', '+92 3001234567890', '++92 3001234567', '12+', '٫'],
  ],
  'a day': [
    '2027-13-01',
    '2027-04-31',
    '31/04/2027',
    '2/30/2027',
    '00/10/27',
    '2027-7-12',
    '05/24.92',
    '13/13/2027',
    '12/32/2027',
  ],
  'an email that mail is to reach': [
    ...['gul', 'gul@', 'gul@example', 'a..b@example.com', '.a@example.com', 'گل@example.com', 'a@b@example.com'],
    ...[`${'x'.repeat(65)}@example.com`, 'a@-b.com', 'a@127.0.0.1', 'a b@example.com', 'a@example.c'],
  ],
  'an email of a login': ['gul', '', '  '],
  'a new password of a traveller': ['deodar@2024', 'DEODAR@2024', 'Deodar2024', 'aA@aaaa', ' aA@aaaa ', ''],
  'a new password of a vendor': ['short', '         ', '\u200b'.repeat(9)],
  'a password of a login': ['', ' ', '\u200b'],
  'a code': ['12345', '1234567', 'abcdef', '123٤56', ''],
};

describe.each(Object.entries(fields) as [keyof typeof fields, Field][])('%s', (name, field) => {
  test('is taken by the document as by its rule', () => {
    for (const value of sound[name]) expect([value, ...verdicts(field, value)]).toEqual([value, true, true]);
    for (const value of unsound[name]) expect([value, ...verdicts(field, value)]).toEqual([value, false, false]);
  });

  test('is refused by its rule nowhere where the document takes it, however it is changed', () => {
    const wrong = changedValues([...sound[name], ...unsound[name]]).filter((value) => {
      const [document, rule] = verdicts(field, value);
      return document && !rule && !isLeapDay(value) && isShort(field, value);
    });
    expect(wrong).toEqual([]);
  });
});

/** 29 February of a year that has none: no pattern counts years. */
function isLeapDay(value: string): boolean {
  const text = value.replace(/[۰-۹٠-٩]/g, (each) => String(each.charCodeAt(0) & 0xf));
  return /^\d+-0?2-29$|^0?2[/.-]29[/.-]|^29[/.-]0?2[/.-]/.test(text);
}

/** Bounds of lengths count letters beyond U+FFFF once in JSON Schema, and twice in the rules. */
function isShort(field: Field, value: string): boolean {
  return field.type !== 'text' || value.length <= field.maxLength;
}

test('every character is seen, hidden or neither to the document as to the rule', () => {
  const { userName } = profileFields.user;
  const pattern = new RegExp((fieldSchema(userName, 'json') as { pattern: string }).pattern);
  const other: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    for (const text of [String.fromCodePoint(code), `a${String.fromCodePoint(code)}b`]) {
      const taken = violationOf(userName, text) === undefined;
      if (pattern.test(text) !== taken) other.push(`${code.toString(16)} ${text.length}`);
    }
  }
  expect(other).toEqual([]);
}, 60_000);

test('a code of digits that is typed has no zero in front', () => {
  const { pattern } = typedNumber({ code: true }) as { pattern: string };
  expect(['47150', '۴۷۱۵۰', '04715', '۰۴۷۱۵'].map((typed) => new RegExp(pattern).test(typed))).toEqual([
    ...[true, true, false, false],
  ]);
});
