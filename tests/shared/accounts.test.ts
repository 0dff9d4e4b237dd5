import { expect, test } from 'vitest';
import { profileFields, signupFields } from '../../shared/rules/accounts.ts';
import { inputAttributes, violationOf } from '../../shared/rules/field.ts';
import { codeFields, newPasswordFields } from '../../shared/rules/recovery.ts';

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
