import { beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '../../../functions/accounts/profiles.ts';
import { confirmedOwners } from '../../../functions/properties/propertyCount.ts';
import { roles } from '../../../shared/roles.ts';
import { beginReset, linkFor, openAccounts, signUp, step } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

describe.each(roles)('a reset of a %s', (role) => {
  const newPassword = 'Juniper@2025';
  const reset = (userId: string) =>
    step(role, 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });
  const confirmedAt = async (id: string) => (await profiles[role].open().find(id))?.emailConfirmedAt;

  test.each(['code', 'link'] as const)('that is used by the %s of its mail confirms the address', async (by) => {
    const { id, email } = await signUp(role);
    const { userId, otp } = await beginReset(role, email);
    expect(await confirmedAt(id)).toBeUndefined();
    if (by === 'code') await step(role, 'verify', { body: { userId, otp } });
    expect(await confirmedAt(id)).toBeUndefined();
    const { status } = await reset(by === 'code' ? userId : await linkFor(email));
    expect([status, await confirmedAt(id)]).toEqual([200, expect.stringMatching(/^\d{4}-/)]);
    if (role === 'vendor') expect(await confirmedOwners.open().has(id)).toBe(true);
  });

  test('leaves the day on which the address was confirmed before', async () => {
    const { id, email } = await signUp(role);
    await beginReset(role, email);
    await reset(await linkFor(email));
    const before = await confirmedAt(id);
    passTime(3600);
    await beginReset(role, email);
    expect((await reset(await linkFor(email))).status).toBe(200);
    expect(await confirmedAt(id)).toBe(before);
  });
});
