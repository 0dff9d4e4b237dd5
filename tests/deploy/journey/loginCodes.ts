import { operations } from '../../../shared/operations.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { codeIn, newMailIn } from './accounts.ts';
import { mustHold, type Scene } from './scene.ts';

/** Both log in by a code of a mail, and a traveller who is new has an account by its link. */
export async function logInByCodes(scene: Scene, guest: Person, host: Person): Promise<void> {
  await logInByCode(scene, guest);
  await logInByCode(scene, host);
  await openByLink(scene, scene.email('newcomer'));
}

/** The token of the session that a code begins. */
export async function logInByCode({ ask, inside }: Scene, { role, email, id }: Person): Promise<string> {
  const { sendLoginCode, loginByCode } = operations[role];
  const before = (await inside.mailsTo(email)).length;
  const { userId } = mustBe(200, await ask(sendLoginCode, { body: { email } })).body;
  const otp = await codeIn(inside, email, before + 1);
  const { user, token } = mustBe(200, await ask(loginByCode, { body: { userId, otp } })).body.data;
  mustHold(user._id === id, 'a code leads to the account of its address');
  return token;
}

async function openByLink({ ask, inside }: Scene, email: string): Promise<void> {
  const newcomer = { email, userName: 'Zarmina Gul', contactNumber: '03007654321' };
  const { userId } = mustBe(200, await ask('sendUserLoginCode', { body: newcomer })).body;
  const waiting = () => ask('userLoginByLink', { body: { userId } });
  mustBe(409, await waiting());
  const token = /#token=(\S+)/.exec(await newMailIn(inside, email, 1))?.[1];
  mustBe(200, await ask('confirmUserEmailByLink', { body: { token } }));
  mustBe(200, await waiting());
}
