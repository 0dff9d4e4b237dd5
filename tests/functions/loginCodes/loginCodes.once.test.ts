import { beforeAll, describe, expect, test } from 'vitest';
import { localLimits } from '../../../infra/stages/limits.ts';
import { roles } from '../../../shared/roles.ts';
import {
  codeFor,
  goodPassword,
  mailsTo,
  newEmail,
  openAccount,
  openAccounts,
  own,
  profileStatus,
  signUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { losingFirstAnswer } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts(localLimits);
});

describe.each(roles)('a %s with an account', (role) => {
  const begin = async (email: string) => {
    const { body } = await step(role, 'sendLogin', { body: { email } });
    return { userId: body.userId as string, otp: await codeFor(email) };
  };
  const enter = (body: { userId: string; otp: string }) => step(role, 'enter', { body });

  test('logs in by the code of a mail, as by a password', async () => {
    const { id, email } = await openAccount(role);
    const done = await enter(await begin(email));
    expect([done.status, done.body.code, done.body.data.user]).toEqual([200, 'logged_in', { _id: id, email }]);
    expect(await profileStatus(role, { id, token: done.body.data.token })).toBe(200);
    expect(done.cookies.length).toBe(1);
  });

  test('can type the code again when the answer was lost', async () => {
    const { email } = await openAccount(role);
    const code = await begin(email);
    expect((await losingFirstAnswer(tables[`${role}s`], () => enter(code))).status).toBe(200);
    expect((await enter(code)).status).toBe(200);
  });

  test('has five tries and ten minutes', async () => {
    const { email } = await openAccount(role);
    const { userId, otp } = await begin(email);
    const guesses = await Promise.all(Array.from({ length: 7 }, () => enter({ userId, otp: wrongCode(otp) })));
    expect(guesses.filter(({ body }) => body.code === 'code_wrong')).toHaveLength(5);
    expect((await enter({ userId, otp })).body.code).toBe('recovery_ended');
    const late = await begin(email);
    passTime(601);
    expect((await enter(late)).body.code).toBe('code_expired');
  });

  test('sets no password by the code of a login, and logs in by no code of a reset', async () => {
    const { email } = await openAccount(role);
    const login = await begin(email);
    expect((await step(role, 'verify', { body: login })).status).toBe(410);
    const reset = await step(role, 'send', { body: { email } });
    expect((await enter({ userId: reset.body.userId, otp: await codeFor(email) })).status).toBe(410);
  });

  test('gets five mails an hour, those of resets among them', async () => {
    const { email } = await openAccount(role);
    for (let count = 0; count < 3; count++) await begin(email);
    for (let count = 0; count < 2; count++) await step(role, 'send', { body: { email } });
    const refused = await step(role, 'sendLogin', { body: { email } });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
  });

  test('takes the account from whoever opened it with the address and never confirmed it', async () => {
    const stranger = await signUp(role);
    const done = await enter(await begin(stranger.email));
    expect(done.body.data.user._id).toBe(stranger.id);
    expect(await profileStatus(role, stranger)).toBe(401);
    const login = await step(role, 'login', { body: { email: stranger.email, password: goodPassword } });
    expect(login.status).toBe(401);
    const profile = { id: stranger.id, token: done.body.data.token };
    const { body } = await step(role, 'profile', { params: own(role, profile.id), token: profile.token });
    expect(body.data.emailConfirmed).toBe(true);
  });

  test('keeps the other sessions of a confirmed account', async () => {
    const person = await openAccount(role, { emailConfirmedAt: new Date().toISOString() });
    await enter(await begin(person.email));
    expect(await profileStatus(role, person)).toBe(200);
  });

  test('is ended by a new password', async () => {
    const { email } = await openAccount(role);
    const login = await begin(email);
    const { body } = await step(role, 'send', { body: { email } });
    const otp = await codeFor(email);
    await step(role, 'verify', { body: { userId: body.userId, otp } });
    const reset = { userId: body.userId, newPassword: 'Chinar@2031', confirmPassword: 'Chinar@2031' };
    expect((await step(role, 'reset', { body: reset })).status).toBe(200);
    expect((await enter(login)).body.code).toBe('recovery_ended');
  });

  test('is told by a mail, and by nothing else, that an address has no account', async () => {
    const known = await openAccount(role);
    const email = newEmail();
    const [there, not] = [
      await step(role, 'sendLogin', { body: { email: known.email } }),
      await step(role, 'sendLogin', { body: { email } }),
    ];
    expect(Object.keys(not.body)).toEqual(Object.keys(there.body));
    expect([not.status, not.body.message]).toEqual([there.status, there.body.message]);
    expect((await mailsTo(email))[0]?.subject).toBe('There is no Sarai account with this email');
  });
});
