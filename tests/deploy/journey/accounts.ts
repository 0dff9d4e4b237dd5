import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import { logIn, mustBe, type Person, signUp } from '../../campaign/client/people.ts';
import { eventually, mustHold, type Scene } from './scene.ts';

const newPassword = 'Chinar@2026';

/** Opens an account, changes what it says, resets its password, and answers with who is logged in at the end. */
export async function openAccount(scene: Scene, role: Role, name: string): Promise<Person> {
  const { ask } = scene;
  const person = await signUp(ask, role, name, { email: scene.email(name) });
  await changeProfile(scene, person, 'Zarmina Gul');
  await endSession(scene, person);
  const password = await resetPassword(scene, person);
  const token = await logIn(ask, { ...person, password });
  mustBe(401, await ask(operations[role].profile, { token: person.token, params: own(person) }));
  return { ...person, password, token };
}

export function own({ role, id }: Person): Record<string, string> {
  return { [`${role}Id`]: id };
}

/** Changes the name of an account, with all that its form has. */
export async function changeProfile({ ask }: Scene, person: Person, userName: string): Promise<void> {
  const { role, token } = person;
  const form = {
    userName,
    DateOfBirth: '1992-05-24',
    contactNumber: '03007654321',
    ...(role === 'vendor' && { companyName: 'Deodar Lodges' }),
  };
  mustBe(200, await ask(operations[role].updateProfile, { token, params: own(person), body: form }));
  for (const language of ['ur', 'en']) {
    mustBe(200, await ask(operations[role].setLanguage, { token, params: own(person), body: { language } }));
  }
  const name = await nameOf({ ask }, person);
  mustHold(name === userName, `a profile says what was written into it: ${name}`);
}

/** The name of an account, as its owner reads it. */
export async function nameOf({ ask }: Pick<Scene, 'ask'>, person: Person): Promise<string> {
  const { role, token } = person;
  return mustBe(200, await ask(operations[role].profile, { token, params: own(person) })).body.data.name;
}

/** Logs in once more and out again: that session alone is over. */
async function endSession({ ask }: Scene, person: Person): Promise<void> {
  const { role } = person;
  const token = await logIn(ask, person);
  mustBe(200, await ask(operations[role].logout, { token }));
  mustBe(401, await ask(operations[role].profile, { token, params: own(person) }));
  mustBe(200, await ask(operations[role].profile, { token: person.token, params: own(person) }));
}

/** By the code of the second mail. Answers with the password that holds. */
async function resetPassword({ ask, inside }: Scene, { role, email }: Person): Promise<string> {
  const { sendOtp, resendOtp, verifyOtp, resetPassword } = operations[role];
  const { userId } = mustBe(200, await ask(sendOtp, { body: { email } })).body;
  const change = { userId, newPassword, confirmPassword: newPassword };
  mustBe(410, await ask(resetPassword, { body: change }));
  await inside.letCodeAge(role, userId);
  mustBe(200, await ask(resendOtp, { body: { userId } }));
  const otp = await codeIn(inside, email, 2);
  mustBe(200, await ask(verifyOtp, { body: { userId, otp } }));
  mustBe(409, await ask(verifyOtp, { body: { userId, otp } }));
  mustBe(200, await ask(resetPassword, { body: change }));
  return newPassword;
}

/** Confirms the e-mail of an account by the code or the link of a mail. */
export async function confirmEmail({ ask, inside }: Scene, person: Person, by: 'code' | 'link'): Promise<void> {
  const { role, token } = person;
  const { sendEmailCode, confirmEmail, confirmEmailByLink, changeEmail } = operations[role];
  const asked = { token, params: own(person) };
  const email = person.email.replace('@', '-corrected@');
  mustBe(200, await ask(changeEmail, { ...asked, body: { email } }));
  const before = (await inside.mailsTo(email)).length;
  mustBe(200, await ask(sendEmailCode, asked));
  const text = await newMailIn(inside, email, before + 1);
  const otp = /^\d{6}$/m.exec(text)?.[0];
  const link = /#token=(\S+)/.exec(text)?.[1];
  const byCode = () => ask(confirmEmail, { ...asked, body: { otp } });
  const byLink = () => ask(confirmEmailByLink, { body: { token: link } });
  mustBe(200, await (by === 'code' ? byCode() : byLink()));
  const { data } = mustBe(200, await ask(operations[role].profile, asked)).body;
  mustHold(data.emailConfirmed, `the e-mail is confirmed by a ${by}`);
}

type Inside = Scene['inside'];

/** The code of the newest of so many mails. */
export async function codeIn(inside: Inside, email: string, mails: number): Promise<string> {
  return /^\d{6}$/m.exec(await newMailIn(inside, email, mails))?.[0] ?? '';
}

/** The newest of so many mails. */
export function newMailIn(inside: Inside, email: string, mails: number): Promise<string> {
  return eventually(`mail ${mails} to ${email}`, async () => {
    const texts = await inside.mailsTo(email);
    return texts.length < mails ? undefined : texts.at(-1);
  });
}
