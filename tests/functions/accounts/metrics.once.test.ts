import { beforeAll, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import { newEmail, openAccounts, realLimits, signUp, step } from '../../support/accounts.ts';
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

/** The metrics of codes that are asked for so many times, for one address. */
async function askedFor(email: string, times: number) {
  const lines = writeMetrics();
  for (let at = 0; at < times; at += 1) await step('user', 'send', { body: { email } });
  return valuesIn(lines);
}

test('a mail with a code counts', async () => {
  const { email } = await signUp('user');
  expect(await askedFor(email, 1)).toEqual({ 'mails.code': [1], 'mailOutcomes.taken': [1] });
});

test('a mail that says that there is no account counts, and one that goes to nobody in its place does not', async () => {
  const mails = Array(realLimits.mail.stranger.max).fill(1);
  expect(await askedFor(newEmail(), mails.length + 1)).toEqual({
    'mails.noAccount': mails,
    'mailOutcomes.taken': mails,
  });
});
