import { describe, expect, test } from 'vitest';
import { loginFields, loginForms, profileFields, signupFields } from '../../shared/rules/accounts.ts';
import { fieldIssues, inputAttributes, violationOf } from '../../shared/rules/field.ts';
import { codeFields, newPasswordFields } from '../../shared/rules/recovery.ts';
import { sentenceOf } from '../../shared/rules/sentenceOf.ts';

test('the longest name that a signup takes is a name that a profile takes', () => {
  const part = 'x'.repeat(signupFields.user.firstName.maxLength);
  expect(violationOf(profileFields.user.userName, `${part} ${part}`)).toBeUndefined();
});

test.each(['1 2 3 4 5 6', ' 123-456 ', '1 - 2 - 3 - 4 - 5 - 6'])('the code %j is read as six digits', (typed) => {
  expect(violationOf(codeFields.otp, typed)).toBeUndefined();
});

test.each([
  ['email', signupFields.user.email],
  ['password', signupFields.user.password],
  ['date of birth', signupFields.user.DateOfBirth],
  ['phone', signupFields.user.phoneNumber],
  ['code', codeFields.otp],
  ['new password', newPasswordFields.vendor.newPassword],
])('an input never cuts what is pasted as %s', (_, field) => {
  expect(inputAttributes(field)).not.toHaveProperty('maxLength');
});

test.each(['user', 'vendor'] as const)('blanks alone are no password of a %s', (role) => {
  expect(violationOf(signupFields[role].password, ' '.repeat(8))).toBeDefined();
  expect(violationOf(newPasswordFields[role].newPassword, ' '.repeat(8))).toBeDefined();
});

describe('the page of a login', () => {
  const email = 'zarmina@example.com';

  test.each(['', '1234567', 'Deo@24x'])(
    'tells a vendor of the password %j what is documented, and asks nothing',
    (password) => {
      const issues = fieldIssues(loginForms.vendor, { email, password });
      expect(issues.map(sentenceOf)).toEqual(['Password must be at least 8 characters']);
    },
  );

  test('lets a vendor in who has 8 plain characters', () => {
    expect(fieldIssues(loginForms.vendor, { email, password: 'eightchr' })).toEqual([]);
  });

  test('asks about a short password of a traveller, as the API does about anybody', () => {
    for (const fields of [loginForms.user, loginFields])
      expect(fieldIssues(fields, { email, password: 'x' })).toEqual([]);
  });
});
