import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownEmail, mailableEmail, mailboxOf } from '../../shared/rules/email.ts';
import { kept, violationOf } from '../../shared/rules/field.ts';

describe('an address that mail is to reach', () => {
  test.each([
    'amina@example.com',
    'amina.khan+sarai@mail.example.com.pk',
    "o'neil_1@example.co",
    '1@2.pk',
    `${'a'.repeat(64)}@example.com`,
    `amina@${'a'.repeat(63)}.pk`,
    'amina@xn--mgbai9azgqp6j.xn--mgbai9azgqp6j',
  ])('may be %s', (email) => expect(violationOf(mailableEmail, email)).toBeUndefined());

  test.each([
    `${'a'.repeat(65)}@example.com`,
    `amina@${'a'.repeat(64)}.pk`,
    `amina@${'a.'.repeat(130)}pk`,
    '.amina@example.com',
    'amina.@example.com',
    'amina..khan@example.com',
    'amina@.example.com',
    'amina@example..com',
    'amina@example.com..',
    'amina@-example.com',
    'amina@example-.com',
    'amina@exam_ple.com',
    'amina@localhost',
    'amina@192.0.2.1',
    'amina@[192.0.2.1]',
    'amina@example.c',
    'am ina@example.com',
    '"amina khan"@example.com',
    'amina@khan@example.com',
    '@example.com',
    'amina@',
  ])('may not be %s', (email) => expect(violationOf(mailableEmail, email)?.code).toBe('email_incomplete'));

  test.each(['آمنہ@example.com', 'ámina@example.com', 'amina@مثال.پاکستان', 'amina@münchen.de'])(
    'may not be %s, for the mail service takes no such letters',
    (email) => expect(violationOf(mailableEmail, email)).toEqual({ code: 'email_not_latin' }),
  );
});

test.each([mailableEmail, knownEmail])('a dot behind the domain makes no other address', (field) => {
  expect(violationOf(field, 'amina@example.com.')).toBeUndefined();
  expect(kept(field, ' Amina@Example.com. ')).toBe('amina@example.com');
});

test('an address that is kept is kept as it is, whatever was typed', () => {
  const typed = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })).map(([a, b]) => `${a}@${b}`);
  const isStable = fc.property(typed, (email) => {
    if (violationOf(mailableEmail, email)) return;
    const once = kept(mailableEmail, email);
    expect(kept(mailableEmail, once)).toBe(once);
    expect(violationOf(mailableEmail, once)).toBeUndefined();
  });
  fc.assert(isStable, { examples: [['amina@example.com.']] });
});

test.each([
  ['amina+1@example.com', 'amina@example.com'],
  ['amina+1+2@example.com', 'amina@example.com'],
  ['amina@example.com', 'amina@example.com'],
  ['+1@example.com', '+1@example.com'],
])('%s is counted as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
