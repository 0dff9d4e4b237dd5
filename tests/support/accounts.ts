import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { inject, onTestFinished } from 'vitest';
import { profileKey } from '../../functions/accounts/accountKeys.ts';
import type { Limits } from '../../functions/accounts/limits.ts';
import type { Profile } from '../../functions/accounts/profiles.ts';
import { signups } from '../../functions/accounts/signups.ts';
import { confirmWrite } from '../../functions/properties/propertyCount.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { limits, localLimits } from '../../infra/stages/limits.ts';
import type { Operation } from '../../shared/api.ts';
import { type AccountStep, operations } from '../../shared/operations.ts';
import type { Role } from '../../shared/roles.ts';
import { type Call, type CallAnswer, call } from './call.ts';
import { peopleKey, pushSecret, signingSecret } from './signing.ts';
import { freshTables, type TestTables } from './tables.ts';

/** The tests' names of the steps of an account, beside those of the product. */
const steps = {
  signup: 'signup',
  login: 'login',
  logout: 'logout',
  profile: 'profile',
  update: 'updateProfile',
  language: 'setLanguage',
  send: 'sendOtp',
  verify: 'verifyOtp',
  resend: 'resendOtp',
  reset: 'resetPassword',
  sendCode: 'sendEmailCode',
  confirm: 'confirmEmail',
  follow: 'confirmEmailByLink',
  sendLogin: 'sendLoginCode',
  enter: 'loginByCode',
  changeEmail: 'changeEmail',
} as const satisfies Record<string, AccountStep>;

export type Step = keyof typeof steps;

export const realLimits: Limits = limits;

/** Tables and settings for the handlers of one test file, whose mails go to the inbox of the run. */
export async function openAccounts(limits: Limits = localLimits): Promise<TestTables> {
  const tables = await freshTables();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SES: inject('sesEndpoint'),
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    MAIL_OPERATORS: 'operators@sarai.example',
    SITE_URL: 'https://sarai.example',
    SIGNING_SECRET: signingSecret,
    PUSH_SECRET: pushSecret,
    PEOPLE_KEY: peopleKey,
    LIMITS: JSON.stringify(limits),
  });
  return tables;
}

/** Asks an operation by its name. */
export async function ask(operation: Operation, request: Call = {}): Promise<CallAnswer> {
  const { handler } = await import(`../../functions/handlers/${operation}.ts`);
  return call(handler, request);
}

/** Asks what a role has for a step. */
export function step(role: Role, name: Step, request: Call = {}): Promise<CallAnswer> {
  return ask(operations[role][steps[name]], request);
}

export function newEmail(): string {
  return `person-${randomUUID()}@example.com`;
}

export const goodPassword = 'Deodar@2024';

/** A signup form as it is sent, sound in every field. */
export function signupForm(role: Role, given: Record<string, unknown> = {}) {
  return {
    firstName: 'Zarmina',
    lastName: 'Khan',
    email: newEmail(),
    password: goodPassword,
    DateOfBirth: '05/24/92',
    Gender: 'Female',
    role: role === 'user' ? 'User' : 'vendor',
    phoneNumber: '03001234567',
    ...(role === 'vendor' && { companyName: 'Pine Houses' }),
    ...given,
  };
}

export interface SignedUp {
  id: string;
  token: string;
  email: string;
}

export async function signUp(role: Role, given: Record<string, unknown> = {}): Promise<SignedUp> {
  const form = signupForm(role, given);
  const { status, body } = await step(role, 'signup', { body: form });
  if (status !== 201) throw new Error(`The signup was refused: ${JSON.stringify(body)}`);
  return { id: body.data.user._id, token: body.data.token, email: form.email };
}

/** The items of a signup, without the work of hashing a password: nobody can log in to it. A traveller's e-mail is confirmed. */
export async function openAccount(role: Role, given: Partial<Profile> = confirmedIf(role)): Promise<SignedUp> {
  const { email, Gender: gender, phoneNumber: phone } = signupForm(role);
  const person = { name: 'Zarmina Khan', email, dateOfBirth: '1992-05-24', gender, phone, ...given };
  const opened = await signups[role].open().open(person, 'none');
  if (!opened) throw new Error(`${email} has an account already.`);
  return { ...opened, email: person.email };
}

/** An account of a traveller that was opened so many hours ago. */
export async function openAccountOf(hoursAgo: number, { users }: TestTables): Promise<SignedUp> {
  const person = await openAccount('user');
  const signedUpAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const found = await users.client.send(new GetCommand({ TableName: users.name, Key: profileKey(person.id) }));
  await users.client.send(new PutCommand({ TableName: users.name, Item: { ...found.Item, signedUpAt } }));
  return person;
}

/** The fields of a traveller's profile without which no request goes out. */
export function confirmedIf(role: Role): Partial<Profile> {
  return role === 'user' ? { emailConfirmedAt: new Date().toISOString() } : {};
}

/** Confirms the email of an account, by the code of the mail. */
export async function confirmEmail({ id, token, email }: SignedUp, role: Role = 'vendor'): Promise<void> {
  const request = { token, params: own(role, id) };
  await step(role, 'sendCode', request);
  const { status } = await step(role, 'confirm', { ...request, body: { otp: await codeFor(email) } });
  if (status !== 200) throw new Error(`The email of ${email} was not confirmed: ${status}`);
}

/** Confirms the email of a vendor as a code does, without a mail. */
export async function confirmDirectly({ vendors, properties }: TestTables, { id }: SignedUp): Promise<void> {
  const profile = {
    TableName: vendors.name,
    Key: profileKey(id),
    UpdateExpression: 'SET emailConfirmedAt = :now',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  };
  await transact(vendors, [{ Update: profile }, confirmWrite(properties.name, id)]);
}

/** Name of the path parameter with a role's own id. */
export function own(role: Role, id: string): Record<string, string> {
  return { [`${role}Id`]: id };
}

/** The status of a call with a session: 200 while it lasts. */
export async function profileStatus(role: Role, { id, token }: { id: string; token: string }): Promise<number> {
  return (await step(role, 'profile', { params: own(role, id), token })).status;
}

export interface ReceivedMail {
  subject: string;
  body: { text: string; html: string };
}

/** The mails that an address has received, oldest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const { emails } = (await (await fetch(`${inject('sesEndpoint')}/store`)).json()) as {
    emails: (ReceivedMail & { destination: { to: string[] } })[];
  };
  return emails.filter(({ destination }) => destination.to.includes(email));
}

/** The code in the newest mail to an address. */
export async function codeFor(email: string): Promise<string> {
  const newest = (await mailsTo(email)).at(-1);
  return /^\d{6}$/m.exec(newest?.body.text ?? '')?.[0] ?? '';
}

/** The secret of the link in the newest mail to an address. */
export async function linkFor(email: string): Promise<string> {
  const newest = (await mailsTo(email)).at(-1);
  return /#(?:reset|token)=([\w.-]+)$/m.exec(newest?.body.text ?? '')?.[1] ?? '';
}

/** Begins a reset and fetches its code from the inbox. */
export async function beginReset(role: Role, email: string): Promise<{ userId: string; otp: string }> {
  const { body } = await step(role, 'send', { body: { email } });
  return { userId: body.userId, otp: await codeFor(email) };
}

/** A code of the right form that is not the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Lets another process believe that a variable has this value, for one test. */
export function setForTest(name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  onTestFinished(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}
