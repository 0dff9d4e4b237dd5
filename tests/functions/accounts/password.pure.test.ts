import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../functions/accounts/password.ts';

test('a password is kept as argon2id with its parameters and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('Deodar@2024'), hashPassword('Deodar@2024')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
});

test('the password that was kept fits, and no other', async () => {
  const kept = await hashPassword('Deodar@2024');
  expect(await verifyPassword('Deodar@2024', kept)).toBe(true);
  expect(await verifyPassword('deodar@2024', kept)).toBe(false);
  expect(await verifyPassword(' Deodar@2024', kept)).toBe(false);
});

test('a hash with other parameters is read with them', async () => {
  // From the tests of the reference implementation.
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', kept)).toBe(true);
});

test('without a password no password fits', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
});
