import { beforeAll, describe, expect, test } from 'vitest';
import { ask, linkFor, mailsTo, newEmail, openAccount, openAccounts } from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';
import { dismiss, invite, join, openOwner, staffOf } from './people.ts';

beforeAll(async () => {
  await openAccounts();
});

describe('an invitation', () => {
  test('is mailed without a word that anybody typed', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    expect((await invite(owner, email)).status).toBe(200);
    const text = (await mailsTo(email)).at(-1)?.body.text ?? '';
    expect(text).toContain('https://sarai.example/joinStaff#token=');
    expect(text).not.toMatch(/Zarmina|Pine Houses/);
  });

  test('shows who invites to whoever holds its link', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const { status, body } = await ask('viewStaffInvitation', { body: { token: await linkFor(email) } });
    expect([status, body.data]).toEqual([200, { email, hostName: 'Zarmina Khan', hotelName: 'Pine Houses' }]);
  });

  test('is answered alike for an address with an account and one without', async () => {
    const [owner, known] = [await openOwner(), await openAccount('vendor')];
    const answers = [await invite(owner, known.email), await invite(owner, newEmail())];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, 'staff_invited'],
      [200, 'staff_invited'],
    ]);
  });

  test('is sent by nobody whose own e-mail is not confirmed', async () => {
    const owner = await openAccount('vendor', {});
    expect((await invite(owner, newEmail())).body.code).toBe('inviter_unconfirmed');
  });

  test('ends after seven days', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const link = await linkFor(email);
    passTime(7 * 24 * 3600 + 1);
    expect((await join(link)).body.code).toBe('invitation_ended');
    expect(await staffOf(owner)).toEqual([]);
  });

  test('ends with the next one to the same address, which waits a minute', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const first = await linkFor(email);
    expect((await invite(owner, email)).body.code).toBe('code_just_sent');
    passTime(61);
    await invite(owner, email);
    expect((await join(first)).body.code).toBe('invitation_ended');
    expect((await join(await linkFor(email))).status).toBe(201);
  });

  test('that is taken back opens nothing', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    const { body } = await invite(owner, email);
    await dismiss(owner, body.data[0]._id);
    expect((await join(await linkFor(email))).body.code).toBe('invitation_ended');
  });

  test('cannot be accepted with an address that lists hotels itself', async () => {
    const [owner, known] = [await openOwner(), await openAccount('vendor')];
    await invite(owner, known.email);
    const { status, body } = await join(await linkFor(known.email));
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });

  test('is accepted once, of two presses at one moment', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const link = await linkFor(email);
    const answers = await Promise.all([join(link), join(link)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await staffOf(owner)).toHaveLength(1);
  });

  test('names each field that is wrong', async () => {
    const [owner, email] = [await openOwner(), newEmail()];
    await invite(owner, email);
    const { status, body } = await join(await linkFor(email), { userName: '', password: 'short' });
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['userName', 'password']]);
  });

  test.each(['', 'nobody', 'x'.repeat(300)])('to %j is refused', async (email) => {
    expect((await invite(await openOwner(), email)).status).toBe(400);
  });

  test('is mailed to five addresses in an hour', async () => {
    const owner = await openOwner();
    for (let mail = 0; mail < 5; mail += 1) expect((await invite(owner, newEmail())).status).toBe(200);
    expect((await invite(owner, newEmail())).body.code).toBe('too_many_attempts');
  });
});
