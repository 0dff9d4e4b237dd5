import { expect, test } from 'vitest';
import { ask, openAccounts } from '../../support/accounts.ts';

test('all is well where the table answers', async () => {
  await openAccounts();
  expect(await ask('getHealth')).toMatchObject({ status: 200, body: { code: 'healthy' } });
});
