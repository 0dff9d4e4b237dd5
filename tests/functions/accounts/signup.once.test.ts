import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { loginKey, profileKey } from '../../../functions/accounts/accountKeys.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { roles } from '../../../shared/roles.ts';
import {
  goodPassword,
  newEmail,
  openAccounts,
  own,
  profileStatus,
  signUp,
  signupForm,
  step,
} from '../../support/accounts.ts';
import type { TestTables } from '../../support/tables.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await openAccounts();
});

async function items({ client, name }: Table, pk: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

describe.each(roles)('the signup of a %s', (role) => {
  test('answers with id and token, and the token opens the own profile', async () => {
    const form = signupForm(role);
    const { status, body, headers } = await step(role, 'signup', { body: form });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      code: 'signed_up',
      message: 'Welcome to Sarai.',
      data: {
        user: {
          _id: expect.stringMatching(/^[\w-]{22}$/),
          email: form.email,
          role: role === 'user' ? 'User' : 'vendor',
        },
        token: expect.any(String),
      },
    });
    const { _id: id } = body.data.user;
    const profile = await step(role, 'profile', { params: own(role, id), token: body.data.token });
    expect(profile.body.data).toEqual({
      _id: id,
      name: 'Zarmina Khan',
      email: form.email,
      DateOfBirth: '1992-05-24',
      phoneNumber: '03001234567',
      emailConfirmed: false,
      ...(role === 'vendor' && { hotelName: 'Pine Houses' }),
    });
  });

  test('takes a phone number and a day as they are written in Pakistan', async () => {
    const { id, token } = await signUp(role, { phoneNumber: '+92 300 1234567', DateOfBirth: '31/12/1995' });
    const { body } = await step(role, 'profile', { params: own(role, id), token });
    expect(body.data).toMatchObject({ phoneNumber: '03001234567', DateOfBirth: '1995-12-31' });
  });

  test('takes an address once, however it is written', async () => {
    const { email } = await signUp(role);
    const again = await step(role, 'signup', { body: signupForm(role, { email: ` ${email.toUpperCase()} ` }) });
    expect([again.status, again.body.code]).toEqual([409, 'email_taken']);
    expect(again.body.message).toMatch(/log in, or reset your password/i);
    const dotted = await step(role, 'signup', { body: signupForm(role, { email: `${email}.` }) });
    expect(dotted.body.code).toBe('email_taken');
    const login = await step(role, 'login', { body: { email: `${email}.`, password: goodPassword } });
    expect([login.status, login.body.data?.user.email]).toEqual([200, email]);
  });

  test('gives one account to many who sign up with one address at one moment', async () => {
    const email = newEmail();
    const attempts = Array.from({ length: 10 }, () => step(role, 'signup', { body: signupForm(role, { email }) }));
    const answers = await Promise.all(attempts);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 201)?.body.data;
    const [login] = await items(tables[`${role}s`], loginKey(email).pk);
    expect(login?.accountId).toBe(winner.user._id);
    expect(await profileStatus(role, { id: winner.user._id, token: winner.token })).toBe(200);
  });

  test('keeps neither password nor token as they are', async () => {
    const { id, email, token } = await signUp(role);
    const table = tables[`${role}s`];
    const kept = JSON.stringify([
      ...(await items(table, loginKey(email).pk)),
      ...(await items(table, profileKey(id).pk)),
    ]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(goodPassword);
    expect(kept).not.toContain(token.split('.').at(-1));
  });

  test('does not make anybody what the form claims, and says what they are', async () => {
    const other = role === 'user' ? 'vendor' : 'user';
    const claimed = other === 'vendor' ? 'vendor' : 'User';
    const { status, body } = await step(role, 'signup', { body: signupForm(role, { role: claimed }) });
    expect([status, body.data.user.role]).toEqual([201, role === 'user' ? 'User' : 'vendor']);
    expect(await profileStatus(other, { id: body.data.user._id, token: body.data.token })).toBe(401);
  });

  test.each([undefined, null, '', 'Admin', 5, { is: 'vendor' }])('is not refused for the role %j', async (claimed) => {
    const { status } = await step(role, 'signup', { body: signupForm(role, { role: claimed }) });
    expect(status).toBe(201);
  });
});

test('traveller and vendor accounts of one address are two', async () => {
  const email = newEmail();
  const traveller = await signUp('user', { email });
  const vendor = await signUp('vendor', { email, password: 'eightchr' });
  expect(traveller.id).not.toBe(vendor.id);
  const wrong = await step('user', 'login', { body: { email, password: 'eightchr' } });
  expect(wrong.status).toBe(401);
});
