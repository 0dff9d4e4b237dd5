import { beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../../shared/roles.ts';
import { openAccounts, signUp, signupForm, step } from '../../support/accounts.ts';

beforeAll(async () => {
  await openAccounts();
});

const travellerPassword =
  'Password must be at least 8 characters with at least 1 UpperCase,LowerCase,number and special character.';
const nothing = { firstName: '', lastName: '', email: '', password: '', DateOfBirth: '', Gender: '', phoneNumber: '' };

async function refusal(role: 'user' | 'vendor', given: Record<string, unknown>) {
  const { status, body } = await step(role, 'signup', { body: signupForm(role, given) });
  expect([status, body.code]).toEqual([400, 'invalid_request']);
  return body;
}

describe('the signup of a traveller says the first thing that is wrong', () => {
  test.each([
    ['email', 'Email must contain @', nothing],
    ['email', 'Email must contain @', { email: 'zarmina.example.com' }],
    ['password', travellerPassword, { ...nothing, email: 'z@example.com' }],
    ['password', travellerPassword, { password: 'deodar@2024' }],
    ['password', travellerPassword, { password: 'DEODAR@2024' }],
    ['password', travellerPassword, { password: 'Deodar2024' }],
    ['password', travellerPassword, { password: '  Deo@24 ' }],
    ['password', travellerPassword, { password: 'Deodar*2024' }],
    ['DateOfBirth', 'Date of Birth is required', { DateOfBirth: '', phoneNumber: 'x' }],
    ['DateOfBirth', 'Date of Birth must be a day in the past, such as 05/24/92', { DateOfBirth: '02/30/92' }],
    ['phoneNumber', 'Contact Number must contain only numbers', { phoneNumber: 'call me', Gender: '' }],
    ['phoneNumber', 'Contact Number must be complete, such as +92 300 1234567', { phoneNumber: '+92 300', Gender: '' }],
    ['phoneNumber', 'Contact Number must have 20 digits at most', { phoneNumber: '7'.repeat(200) }],
    ['firstName', 'First Name is required', { firstName: ' ', lastName: '' }],
    ['lastName', 'Last Name is required', { lastName: '' }],
    ['Gender', 'Gender is required', { Gender: '' }],
    ['Gender', 'Gender must be one of Male, Female', { Gender: 'x' }],
    ['email', 'Enter a complete email address, such as name@example.com', { email: '@' }],
    ['email', 'Enter a complete email address, such as name@example.com', { email: 'a@b.pk, c@d.pk' }],
    ['password', 'Password must have 128 characters at most', { password: `Aa@${'x'.repeat(126)}` }],
  ])('%s: %s', async (path, message, given) => {
    const body = await refusal('user', given);
    expect(body).toMatchObject({ message, code: 'invalid_request', issues: [{ path, message }] });
    expect(body.issues).toHaveLength(1);
  });

  test('a password without a number passes, as the rule and not its sentence has it', async () => {
    await signUp('user', { password: 'Deodar@Deodar' });
  });
});

describe('the signup of a vendor', () => {
  test('says all that is wrong together', async () => {
    const body = await refusal('vendor', { ...nothing, companyName: '' });
    expect(body.message).toBe('Email must contain @');
    expect(body.issues).toMatchObject([
      { path: 'email', message: 'Email must contain @' },
      { path: 'password', message: 'Password must be at least 8 characters' },
      { path: 'DateOfBirth', message: 'Date of Birth is required' },
      { path: 'phoneNumber', message: 'Contact Number must contain only numbers' },
      { path: 'firstName', message: 'First Name is required' },
      { path: 'lastName', message: 'Last Name is required' },
      { path: 'Gender', message: 'Gender is required' },
      { path: 'companyName', message: 'Company Name is required' },
    ]);
  });

  test('takes a password of eight plain characters, and the login takes it too', async () => {
    const { email } = await signUp('vendor', { password: 'eightchr' });
    expect((await step('vendor', 'login', { body: { email, password: 'eightchr' } })).status).toBe(200);
  });
});

describe.each(roles)('what a %s is told', (role) => {
  test.each([
    [{ email: 'x', password: '' }, ['Email must contain @', 'Password is required']],
    [{ email: 'z@example.com' }, ['Password is required']],
  ])('at a login with %j', async (body, messages) => {
    const answer = await step(role, 'login', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  test('about an email without @ to which a code should go', async () => {
    const { status, body } = await step(role, 'send', { body: { email: 'zarmina' } });
    expect([status, body.message]).toEqual([400, 'Email must contain @']);
  });

  test.each(['zarmina@', 'a@b.pk, c@d.pk', 'a@b.pk\r\nBcc: c@d.pk', '\ud800@b.pk', `${'z'.repeat(3000)}@b.pk`])(
    'about an address to which no code can go: %j',
    async (email) => {
      const { status, body } = await step(role, 'send', { body: { email } });
      expect([status, body.message]).toEqual([400, 'Enter a complete email address, such as name@example.com']);
    },
  );

  test.each(['آمنہ@example.com', 'amina@مثال.پاکستان'])('about an address in other letters: %j', async (email) => {
    const sentence = 'Mail reaches addresses in Latin letters only, such as name@example.com';
    for (const name of ['send', 'signup'] as const) {
      const { status, body } = await step(role, name, { body: signupForm(role, { email }) });
      expect([status, body.message]).toEqual([400, sentence]);
    }
  });

  test('about an email at a login that is longer than any', async () => {
    const { status, body } = await step(role, 'login', { body: { email: `${'z'.repeat(3000)}@b.pk`, password: 'x' } });
    expect([status, body.issues[0].path]).toEqual([400, 'email']);
  });

  test('about an email at a login with half a character: what is said of any unknown one', async () => {
    const { status } = await step(role, 'login', { body: { email: '\ud800@b.pk', password: 'x' } });
    expect(status).toBe(401);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('about the code "%s"', async (otp) => {
    const { status, body } = await step(role, 'verify', { body: { otp, userId: 'x' } });
    expect([status, body.message]).toEqual([400, 'Enter the 6-digit code']);
  });

  const blanks = ['        ', '\u00a0'.repeat(8), '\u3164'.repeat(8)];

  test.each(blanks)('about the password %j at a signup and a reset, which would keep nobody out', async (password) => {
    const signup = await step(role, 'signup', { body: signupForm(role, { password }) });
    expect([signup.status, signup.body.issues[0].path]).toEqual([400, 'password']);
    const reset = { newPassword: password, confirmPassword: password, userId: 'x' };
    const { status, body } = await step(role, 'reset', { body: reset });
    expect([status, body.issues[0].path]).toEqual([400, 'newPassword']);
  });

  test('about a name that would be read from the other side', async () => {
    const { status, body } = await step(role, 'signup', { body: signupForm(role, { firstName: 'Zar\u202emina' }) });
    const message = 'First Name has characters that cannot be seen. Type it anew instead of pasting it.';
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.issues).toMatchObject([{ path: 'firstName', code: 'hidden_characters', message }]);
  });

  test('about a name with half a character', async () => {
    const { status, body } = await step(role, 'signup', { body: signupForm(role, { lastName: 'Kh\ud800an' }) });
    expect([status, body.issues[0].code]).toEqual([400, 'hidden_characters']);
  });

  test('about two passwords that differ, and about one that is too weak', async () => {
    const sent = { newPassword: 'short', confirmPassword: 'other', userId: 'x' };
    const { status, body } = await step(role, 'reset', { body: sent });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([
      { path: 'newPassword', message: role === 'user' ? travellerPassword : 'Password must be at least 8 characters' },
      { path: 'confirmPassword', message: 'The two passwords do not match' },
    ]);
  });

  test.each(['{', '[]', '"text"', 'null'])('about a body like %s: a sentence, never a fault of ours', async (body) => {
    for (const name of ['signup', 'login', 'send', 'verify', 'resend', 'reset'] as const) {
      const answer = await step(role, name, { body });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/\w/);
    }
  });
});
