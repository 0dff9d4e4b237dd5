import { beforeAll, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import { newEmail, openAccounts, signUp, step } from '../../support/accounts.ts';
import { valuesIn, writeMetrics } from '../../support/metricLines.ts';

beforeAll(async () => {
  await openAccounts();
});

test.each(roles)('a signup of a %s counts once, and one with an address that is taken counts nothing', async (role) => {
  const lines = writeMetrics();
  const { email } = await signUp(role);
  await signUp(role, { email }).catch(() => undefined);
  expect(valuesIn(lines)).toEqual({ [`signups.${role}`]: [1] });
});

test('a mail with a code counts, and one for nobody does not', async () => {
  const { email } = await signUp('user');
  const lines = writeMetrics();
  await step('user', 'send', { body: { email } });
  expect(valuesIn(lines)).toEqual({ 'mails.code': [1], 'mailOutcomes.taken': [1] });
  const strangers = writeMetrics();
  await step('user', 'send', { body: { email: newEmail() } });
  expect(valuesIn(strangers)).toEqual({ 'mails.noAccount': [1], 'mailOutcomes.taken': [1] });
});
