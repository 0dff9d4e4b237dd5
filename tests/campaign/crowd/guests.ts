import { operations } from '../../../shared/operations.ts';
import { roles } from '../../../shared/roles.ts';
import { codeFor, signupForm } from '../client/people.ts';
import type { Random } from '../random.ts';
import { Entry } from './ledger.ts';
import type { Account } from './members.ts';
import type { Reply, Scene } from './scene.ts';

/** One guest's part of an account while it is signed in. */
interface Visit {
  scene: Scene;
  random: Random;
  account: Account;
  tokens: string[];
}

type Step = (visit: Visit) => Promise<void>;

const steps: readonly Step[] = [logIn, logIn, logOut, changeProfile, changeProfile, recover];

/** Opens one account after another, and does with each what people do with theirs, until the scene stops. */
export async function guestAtWork(scene: Scene, random: Random, name: string): Promise<void> {
  for (let visits = 0; scene.going; visits += 1) {
    const visit = await signUp(scene, random, `${name}-${visits}`);
    for (let left = visit ? random.whole(2, 6) : 0; visit && left > 0 && goesOn(visit); left -= 1) {
      await random.pick(steps)(visit);
    }
  }
}

function goesOn({ scene, account }: Visit): boolean {
  return scene.going && !account.entry.inDoubt;
}

async function signUp(scene: Scene, random: Random, name: string): Promise<Visit | undefined> {
  const role = random.pick(roles);
  const body = signupForm(role, name);
  const account: Account = { role, email: body.email, entry: new Entry(body.email) };
  scene.accounts.push(account);
  const state = { name: 'Zarmina Khan', phone: body.phoneNumber, password: body.password };
  const answer = await account.entry.write(
    () => state,
    () => scene.call(operations[role].signup, { body }),
  );
  if (answer.outcome !== 'done') return undefined;
  account.id = answer.body.data.user._id;
  const visit: Visit = { scene, random, account, tokens: [] };
  opened(visit, answer);
  return visit;
}

async function logIn(visit: Visit): Promise<void> {
  const { scene, account } = visit;
  const password = account.entry.state?.password;
  const answer = await scene.call(operations[account.role].login, { body: { email: account.email, password } });
  if (answer.outcome === 'done') opened(visit, answer);
  if (answer.status === 401) scene.run.findings.add('a right password was refused', account.email);
}

/** A session was begun, and the answer says so: it must last. */
function opened({ scene, account, tokens }: Visit, { body }: Reply): void {
  const { token } = body.data;
  scene.sessions.push({ account, token, entry: new Entry(token, 'open') });
  tokens.push(token);
}

async function logOut({ scene, account, tokens }: Visit): Promise<void> {
  if (tokens.length < 2) return;
  const token = tokens.shift();
  const session = scene.sessions.find((each) => each.token === token);
  await session?.entry.write(
    () => undefined,
    () => scene.call(operations[account.role].logout, { token }),
  );
}

async function changeProfile({ scene, random, account, tokens }: Visit): Promise<void> {
  const [token] = tokens;
  if (token === undefined) return;
  const name = `Zarmina ${random.pick(['Khan', 'Abbasi', 'Baig'])} ${random.whole(1, 999)}`;
  const phone = `0300${random.whole(1_000_000, 9_999_999)}`;
  const body = { userName: name, contactNumber: phone, DateOfBirth: '1992-05-24', companyName: 'Pine Houses' };
  const params = { [`${account.role}Id`]: account.id ?? '' };
  await account.entry.write(
    (state) => state && { ...state, name, phone },
    () => scene.call(operations[account.role].updateProfile, { token, params, body }),
  );
}

/** A new password by a code from a mail; all sessions end with the old one. */
async function recover(visit: Visit): Promise<void> {
  const { scene, random, account } = visit;
  const { sendOtp, verifyOtp, resetPassword } = operations[account.role];
  const sent = await scene.call(sendOtp, { body: { email: account.email } });
  const otp =
    sent.outcome === 'done' ? await codeFor(scene.server.ses, account.email).catch(() => undefined) : undefined;
  if (otp === undefined) return;
  const userId = sent.body.userId;
  if ((await scene.call(verifyOtp, { body: { userId, otp } })).outcome !== 'done') return;
  const password = `Deodar@${random.whole(1_000, 9_999)}`;
  const body = { userId, newPassword: password, confirmPassword: password };
  const ending = scene.sessions.filter((session) => session.account === account).map(({ entry }) => entry);
  const send = ending.reduce<() => Promise<Reply>>(
    (inner, entry) => () => entry.write(() => undefined, inner),
    () => scene.call(resetPassword, { body }),
  );
  await account.entry.write((state) => state && { ...state, password }, send);
  visit.tokens.length = 0;
}
