import { beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  codeFor,
  linkFor,
  mailsTo,
  newEmail,
  openAccount,
  openAccounts,
  profileStatus,
  type SignedUp,
  signUp,
} from '../../support/accounts.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

const newcomer = { userName: 'Zarmina Khan', contactNumber: '03001234567' };

describe('a traveller who is new', () => {
  const send = (email: string, given: object = newcomer) => ask('sendUserLoginCode', { body: { email, ...given } });
  const enter = (body: { userId: string; otp: string }) => ask('userLoginByCode', { body });
  const wait = (userId: string) => ask('userLoginByLink', { body: { userId } });
  const press = (token: string) => ask('confirmUserEmailByLink', { body: { token } });
  const profileOf = async ({ user, token }: { user: { _id: string }; token: string }) =>
    (await ask('getUserProfile', { params: { userId: user._id }, token })).body.data;

  test('has an account with a confirmed e-mail once the code was typed', async () => {
    const email = newEmail();
    const { body } = await send(email);
    const done = await enter({ userId: body.userId, otp: await codeFor(email) });
    expect(done.status).toBe(200);
    expect(await profileOf(done.body.data)).toMatchObject({
      name: newcomer.userName,
      phoneNumber: newcomer.contactNumber,
      email,
      emailConfirmed: true,
      DateOfBirth: '',
    });
  });

  test('has one account after two calls at one moment', async () => {
    const email = newEmail();
    const { body } = await send(email);
    const code = { userId: body.userId, otp: await codeFor(email) };
    const answers = await Promise.all([enter(code), enter(code)]);
    expect(new Set(answers.map((each) => each.body.data.user._id)).size).toBe(1);
  });

  test('is answered as one with an account, whose own name stays', async () => {
    const known = await openAccount('user');
    const email = newEmail();
    const [there, not] = [await send(known.email, { ...newcomer, userName: 'Another Name' }), await send(email)];
    expect([not.status, not.body.message, Object.keys(not.body)]).toEqual([
      there.status,
      there.body.message,
      Object.keys(there.body),
    ]);
    const done = await enter({ userId: there.body.userId, otp: await codeFor(known.email) });
    expect((await profileOf(done.body.data)).name).toBe('Zarmina Khan');
  });

  test('goes on in the browser that waits once the link was pressed elsewhere', async () => {
    const email = newEmail();
    const { body } = await send(email);
    const early = await wait(body.userId);
    expect([early.status, early.body.code]).toEqual([409, 'link_unopened']);
    const pressed = await press(await linkFor(email));
    expect([pressed.status, pressed.body.userEmail]).toEqual([200, email]);
    const done = await wait(body.userId);
    expect((await profileOf(done.body.data)).emailConfirmed).toBe(true);
  });

  test('has no account by the press alone, which is good for an hour', async () => {
    const email = newEmail();
    const { body } = await send(email);
    const link = await linkFor(email);
    passTime(3601);
    expect((await press(link)).body.code).toBe('email_link_ended');
    expect((await wait(body.userId)).body.code).toBe('link_unopened');
  });

  test('gets no link where the address has an account', async () => {
    const { email } = await openAccount('user');
    await send(email);
    expect(await linkFor(email)).toBe('');
  });

  test('reads in the mail no word that was typed', async () => {
    const email = newEmail();
    await send(email, { userName: 'Free money', contactNumber: '03001112223' });
    const [mail] = await mailsTo(email);
    expect(`${mail?.subject} ${mail?.body.text} ${mail?.body.html}`).not.toMatch(/Free money|1112223/);
  });

  test('gets the account of whoever used the address before and never confirmed it, with the own name', async () => {
    const stranger: SignedUp = await signUp('user', { firstName: 'Free', lastName: 'Money' });
    const { body } = await send(stranger.email);
    const done = await enter({ userId: body.userId, otp: await codeFor(stranger.email) });
    expect((await profileOf(done.body.data)).name).toBe(newcomer.userName);
    expect(await profileStatus('user', stranger)).toBe(401);
  });
});
