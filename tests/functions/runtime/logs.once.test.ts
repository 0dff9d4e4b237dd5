import { beforeAll, expect, test, vi } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import {
  beginReset,
  goodPassword,
  newEmail,
  openAccounts,
  own,
  setForTest,
  signUp,
  step,
  wrongCode,
} from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { listenAsLambda } from '../../support/lambdaConsole.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  await openAccounts();
});

/** Everything that the process writes from now to the end of the test. */
function listen(): string[] {
  const said = listenAsLambda();
  const note = (text: unknown) => said.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(note);
  vi.spyOn(process.stderr, 'write').mockImplementation(note);
  return said;
}

const newPassword = 'Juniper@2025';

test.each(roles)('no line of the log of a %s holds a token, password, code, address or name', async (role) => {
  const said = listen();
  const account = await signUp(role);
  const { email, id, token } = account;
  const nobody = newEmail();
  const asked = { params: own(role, id), token };
  await signUp(role, { email }).catch(() => undefined);
  await step(role, 'signup', { body: { email, password: 'weak', phoneNumber: '03009998887' } });
  await step(role, 'login', { body: { email, password: 'Wrong@2024' } });
  await step(role, 'login', { body: `{"email":"${email}","password":"${goodPassword}"` });
  const { body: login } = await step(role, 'login', { body: { email, password: goodPassword } });
  await step(role, 'profile', asked);
  await step(role, 'update', {
    ...asked,
    body: {
      userName: 'Zarmina Gul',
      DateOfBirth: '1990-02-28',
      contactNumber: '03009998887',
      companyName: 'Gul Stays',
    },
  });
  await step(role, 'profile', { ...asked, token: `${token}x` });
  const { userId, otp } = await beginReset(role, email);
  await beginReset(role, nobody);
  await step(role, 'resend', { body: { userId } });
  await step(role, 'verify', { body: { userId, otp: wrongCode(otp) } });
  await step(role, 'verify', { body: { userId, otp } });
  await step(role, 'reset', { body: { userId, newPassword, confirmPassword: newPassword } });
  await step(role, 'logout', { token: login.data.token });
  passTime(120);
  await breakMail('refuses the address');
  await step(role, 'send', { body: { email } });
  setForTest('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:9');
  vi.resetModules();
  const failed = await step(role, 'login', { body: { email, password: goodPassword } });
  vi.restoreAllMocks();

  expect(failed.status).toBe(503);
  const lines = said.filter((line) => line.includes('"operation"'));
  expect(lines.length).toBeGreaterThanOrEqual(18);
  expect(lines.some((line) => line.includes('"status":503'))).toBe(true);
  const secrets = [token, token.split('.')[2], login.data.token, goodPassword, newPassword, 'Wrong@2024', otp, userId];
  const persons = [email, nobody, 'Zarmina', 'Gul', '03001234567', '03009998887', '203.0.113.7', '1990-02-28'];
  for (const word of [...secrets, ...persons]) {
    expect(said.filter((line) => line.includes(String(word)))).toEqual([]);
  }
  expect(said.filter((line) => line.includes('@example.com'))).toEqual([]);
});
