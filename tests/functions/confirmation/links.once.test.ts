import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import {
  codeFor,
  linkFor,
  mailsTo,
  newEmail,
  openAccount,
  openAccounts,
  own,
  type SignedUp,
  step,
} from '../../support/accounts.ts';
import { isTransaction, losingFirstAnswer, pauseBefore } from '../../support/pause.ts';
import type { TestTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

describe.each(roles)('the link to a %s', (role) => {
  const as = ({ id, token }: SignedUp) => ({ token, params: own(role, id) });
  const send = (person: SignedUp) => step(role, 'sendCode', as(person));
  const follow = (token: string) => step(role, 'follow', { body: { token } });
  const isConfirmed = async (person: SignedUp) =>
    (await step(role, 'profile', as(person))).body.data.emailConfirmed as boolean;
  const sentTo = async (person: SignedUp) => {
    await send(person);
    return linkFor(person.email);
  };

  test('confirms without a login, and says so however often it is pressed', async () => {
    const person = await openAccount(role, {});
    const link = await sentTo(person);
    const done = await follow(link);
    expect([done.status, done.body.code, done.body[`${role}Email`]]).toEqual([200, 'email_confirmed', person.email]);
    expect(await isConfirmed(person)).toBe(true);
    expect((await follow(link)).body.code).toBe('email_confirmed');
  });

  test('is said to have confirmed by each of three presses at one moment', async () => {
    const link = await sentTo(await openAccount(role, {}));
    const answers = await Promise.all([follow(link), follow(link), follow(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('is said to have confirmed when the answer of the table was lost', async () => {
    const person = await openAccount(role, {});
    const link = await sentTo(person);
    const done = await losingFirstAnswer(tables[`${role}s`], () => follow(link));
    expect([done.status, await isConfirmed(person)]).toEqual([200, true]);
  });

  test('works for a day', async () => {
    const person = await openAccount(role, {});
    const link = await sentTo(person);
    passTime(24 * 3600 + 1);
    const ended = await follow(link);
    expect([ended.status, ended.body.code]).toEqual([410, 'email_link_ended']);
    expect(await isConfirmed(person)).toBe(false);
  });

  test('ends with the next mail', async () => {
    const person = await openAccount(role, {});
    const first = await sentTo(person);
    passTime(61);
    const second = await sentTo(person);
    expect((await follow(first)).body.code).toBe('email_link_ended');
    expect((await follow(second)).status).toBe(200);
  });

  test('of one account confirms no other', async () => {
    const [mine, theirs] = [await openAccount(role, {}), await openAccount(role, {})];
    const [, secret = ''] = (await sentTo(mine)).split('.');
    await send(theirs);
    expect((await follow(`${theirs.id}.${secret}`)).body.code).toBe('email_link_ended');
    expect(await isConfirmed(theirs)).toBe(false);
  });

  test('is known by its digest alone, and its mail has no word that anybody typed', async () => {
    const person = await openAccount(role, { name: 'Free money' });
    const [, secret = ''] = (await sentTo(person)).split('.');
    const [mail] = await mailsTo(person.email);
    expect(secret).toHaveLength(27);
    expect(`${mail?.subject} ${mail?.body.text} ${mail?.body.html}`).not.toContain('Free money');
  });
});

const isPut = (command: object) => command.constructor.name === 'PutCommand';

describe.each(roles)('the address of a %s', (role) => {
  const as = ({ id, token }: SignedUp) => ({ token, params: own(role, id) });
  const change = (person: SignedUp, body: Record<string, unknown>) =>
    step(role, 'changeEmail', { ...as(person), body });
  const emailOf = async (person: SignedUp) => (await step(role, 'profile', as(person))).body.data.email as string;

  test('is corrected while it is not confirmed, and the one before can open an account', async () => {
    const person = await openAccount(role, {});
    const email = newEmail();
    const done = await change(person, { email });
    expect([done.status, done.body.code, done.body[`${role}Email`]]).toEqual([200, 'email_changed', email]);
    expect(await emailOf(person)).toBe(email);
    const again = await step(role, 'send', { body: { email: person.email } });
    expect(again.status).toBe(200);
    expect((await mailsTo(person.email)).at(-1)?.subject).toContain('no Sarai account');
  });

  test('is not confirmed by what was mailed to the one before', async () => {
    const person = await openAccount(role, {});
    await step(role, 'sendCode', as(person));
    const [otp, token] = [await codeFor(person.email), await linkFor(person.email)];
    await change(person, { email: newEmail() });
    const answers = [
      await step(role, 'confirm', { ...as(person), body: { otp } }),
      await step(role, 'follow', { body: { token } }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['code_expired', 'email_link_ended']);
  });

  test('is not confirmed by a code that was on its way to the one before', async () => {
    const person = await openAccount(role, {});
    const sending = await pauseBefore(isPut, () => step(role, 'sendCode', as(person)));
    await change(person, { email: newEmail() });
    await sending.finish();
    const otp = await codeFor(person.email);
    expect((await step(role, 'confirm', { ...as(person), body: { otp } })).body.code).toBe('code_expired');
  });

  test('gets a code at once, though one was sent to the one before', async () => {
    const person = await openAccount(role, {});
    await step(role, 'sendCode', as(person));
    const email = newEmail();
    await change(person, { email });
    expect((await step(role, 'sendCode', as(person))).status).toBe(200);
    const confirmed = await step(role, 'confirm', { ...as(person), body: { otp: await codeFor(email) } });
    expect(confirmed.status).toBe(200);
  });

  test('stays once it is confirmed', async () => {
    const person = await openAccount(role, { emailConfirmedAt: new Date().toISOString() });
    const refused = await change(person, { email: newEmail() });
    expect([refused.status, refused.body.code]).toEqual([409, 'email_is_confirmed']);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('stays where it is confirmed while it is being corrected', async () => {
    const person = await openAccount(role, {});
    await step(role, 'sendCode', as(person));
    const correction = await pauseBefore(isTransaction, () => change(person, { email: newEmail() }));
    await step(role, 'follow', { body: { token: await linkFor(person.email) } });
    expect((await correction.finish()).body.code).toBe('email_is_confirmed');
    expect(await emailOf(person)).toBe(person.email);
  });

  test('is not confirmed by a code that is typed while it is being corrected', async () => {
    const person = await openAccount(role, {});
    await step(role, 'sendCode', as(person));
    const otp = await codeFor(person.email);
    const confirming = await pauseBefore(isTransaction, () => step(role, 'confirm', { ...as(person), body: { otp } }));
    await change(person, { email: newEmail() });
    expect((await confirming.finish()).body.code).toBe('code_expired');
    expect((await step(role, 'profile', as(person))).body.data.emailConfirmed).toBe(false);
  });

  test('cannot become that of another account', async () => {
    const [person, other] = [await openAccount(role, {}), await openAccount(role, {})];
    const refused = await change(person, { email: other.email });
    expect([refused.status, refused.body.code]).toEqual([409, 'email_taken']);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('is changed once by two calls at one moment, and belongs to one account', async () => {
    const [one, other] = [await openAccount(role, {}), await openAccount(role, {})];
    const email = newEmail();
    const answers = await Promise.all([change(one, { email }), change(other, { email })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('needs the password an hour after the login', async () => {
    const person = await openAccount(role, {});
    passTime(3601);
    const refused = await change(person, { email: newEmail() });
    expect([refused.status, refused.body.code]).toEqual([403, 'password_needed']);
  });
});
