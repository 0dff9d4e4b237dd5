import { expect } from 'vitest';
import { ask, goodPassword, linkFor, newEmail, openAccount, type SignedUp } from '../../support/accounts.ts';

/** An owner who has confirmed the e-mail. */
export function openOwner(): Promise<SignedUp> {
  return openAccount('vendor', { emailConfirmedAt: new Date().toISOString(), companyName: 'Pine Houses' });
}

export function invite({ id, token }: SignedUp, email: string) {
  return ask('inviteStaff', { token, params: { vendorId: id }, body: { email } });
}

export function join(token: string, given: Record<string, unknown> = {}) {
  return ask('joinStaff', { body: { token, userName: 'Karim Baig', password: goodPassword, ...given } });
}

export async function staffOf({ id, token }: SignedUp) {
  return (await ask('listStaff', { token, params: { vendorId: id } })).body.data;
}

export function dismiss({ id, token }: SignedUp, staffId: string) {
  return ask('dismissStaff', { token, params: { vendorId: id, staffId } });
}

/** A member of an owner's staff, who has just joined: `id` is that of the own account. */
export async function openStaff(owner: SignedUp, email = newEmail()): Promise<SignedUp> {
  await invite(owner, email);
  const { status, body } = await join(await linkFor(email));
  expect(status).toBe(201);
  const member = (await staffOf(owner)).find((each: { email: string }) => each.email === email);
  return { id: member._id, email, token: body.data.token };
}
