import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import type { ApiAnswer, Ask } from './api.ts';

/** Somebody with an account, who is logged in. */
export interface Person {
  role: Role;
  id: string;
  email: string;
  password: string;
  token: string;
}

export const soundPassword = 'Deodar@2024';

/** A signup form as it is sent, sound in every field; `name` makes the address. */
export function signupForm(role: Role, name: string, given: Record<string, unknown> = {}) {
  return {
    firstName: 'Zarmina',
    lastName: 'Khan',
    email: `${name}@campaign.example`,
    password: soundPassword,
    DateOfBirth: '1992-05-24',
    Gender: 'Female',
    phoneNumber: '03001234567',
    ...(role === 'vendor' && { companyName: 'Pine Houses' }),
    ...given,
  };
}

/** @throws Error when it is refused: no campaign can do without its people */
export async function signUp(ask: Ask, role: Role, name: string, given?: Record<string, unknown>): Promise<Person> {
  const form = signupForm(role, name, given);
  const answer = mustBe(201, await ask(operations[role].signup, { body: form }));
  const { user, token } = answer.body.data;
  return { role, id: user._id, email: form.email, password: form.password, token };
}

/** Confirms the address of somebody by the code of a mail, and answers with that person. @throws Error when it is refused */
export async function confirmed(ask: Ask, ses: string, person: Person): Promise<Person> {
  const { role, id, email, token } = person;
  const own = { token, params: { [`${role}Id`]: id } };
  mustBe(200, await ask(operations[role].sendEmailCode, own));
  mustBe(200, await ask(operations[role].confirmEmail, { ...own, body: { otp: await codeFor(ses, email) } }));
  return person;
}

/** One more session of somebody. @throws Error when it is refused */
export async function logIn(ask: Ask, { role, email, password }: Person): Promise<string> {
  return mustBe(200, await ask(operations[role].login, { body: { email, password } })).body.data.token;
}

/** An answer that a campaign needs to go on. @throws Error for any other status */
export function mustBe(status: number, answer: ApiAnswer): ApiAnswer {
  if (answer.status === status) return answer;
  throw new Error(`${answer.status} instead of ${status}: ${answer.broken ?? answer.text}`);
}

/** The six digits in the newest mail to an address, or undefined. */
export async function codeFor(ses: string, email: string): Promise<string | undefined> {
  return /^\d{6}$/m.exec(await newestMail(ses, email))?.[0];
}

/** Somebody who helps an owner with a confirmed address, by the link of an invitation. @throws Error when it is refused */
export async function helperOf(ask: Ask, ses: string, { id, token, email: ofOwner }: Person): Promise<Person> {
  const email = `helper-of-${ofOwner}`;
  mustBe(200, await ask('inviteStaff', { token, params: { vendorId: id }, body: { email } }));
  const link = /#token=(\S+)/.exec(await newestMail(ses, email))?.[1];
  const body = { token: link, userName: 'Karim Baig', password: soundPassword };
  const { data } = mustBe(201, await ask('joinStaff', { body })).body;
  return { role: 'vendor', id, email, password: soundPassword, token: data.token };
}

/** The text of the newest mail to an address, empty where none came. */
async function newestMail(ses: string, email: string): Promise<string> {
  const { emails } = (await (await fetch(`${ses}/store`)).json()) as {
    emails: { destination: { to: string[] }; body: { text: string } }[];
  };
  return emails.filter(({ destination }) => destination.to.includes(email)).at(-1)?.body.text ?? '';
}
