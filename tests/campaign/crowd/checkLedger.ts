import { operations } from '../../../shared/operations.ts';
import { standing } from '../check/records.ts';
import type { Item, Stores } from '../client/stores.ts';
import { checkInn } from './checkInns.ts';
import { moneyProblems } from './checkMoney.ts';
import { checkTalk } from './checkTalk.ts';
import { stateOfRecord } from './houses.ts';
import type { Account, AccountState, Owner } from './members.ts';
import type { Scene } from './scene.ts';

/**
 * Looks for everything that the crowd was told is done, and takes what stands where it was told nothing. Answers with a
 * sentence for each thing that is lost, or that stands though it was refused.
 */
export async function checkLedger(scene: Scene, stores: Stores): Promise<string[]> {
  const accounts = scene.accounts.splice(0);
  const sessions = scene.sessions.splice(0);
  return [
    ...scene.owners.flatMap((owner) => housesOf(owner, stores.properties)),
    ...scene.inns.flatMap((inn) => [...checkInn(inn, stores), ...checkTalk(inn, stores)]),
    ...(await all(scene.inns, (inn) => moneyProblems(scene, inn, stores))),
    ...readyPhotos(scene, stores.properties),
    ...(await all(accounts, (account) => accountProblems(scene, account, stores[`${account.role}s`]))),
    ...(await all(sessions, async ({ account, token, entry }) => {
      const { status } = await profile(scene, account, token);
      const found = status === 200 ? 'open' : undefined;
      return entry.resolve(found) ? [] : [`a session of ${account.email} is ${found ?? 'gone'}`];
    })),
  ];
}

async function all<T>(things: readonly T[], problemsOf: (thing: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const thing of things) found.push(...(await problemsOf(thing)));
  return found;
}

function housesOf(owner: Owner, items: readonly Item[]): string[] {
  const records = standing(items).filter(({ vendorId }) => vendorId === owner.person.id);
  const known = new Set(owner.houses.map(({ name }) => name));
  const problems = owner.houses.flatMap((house) => {
    const own = records.filter(({ hotel }) => hotel.name === house.name);
    const [record] = own;
    const { possible } = house.entry;
    const right = house.entry.resolve(record && stateOfRecord(record));
    house.id = record?.id;
    return [
      ...(own.length > 1 ? [`${house.name} stands ${own.length} times`] : []),
      ...(right ? [] : [`${house.name} is ${JSON.stringify(record)} and should be ${JSON.stringify(possible)}`]),
    ];
  });
  owner.houses = owner.houses.filter(({ entry }) => entry.state !== undefined);
  const others = records.filter(({ hotel }) => !known.has(hotel.name));
  return [...problems, ...others.map(({ hotel }) => `${hotel.name} stands, and nobody knows of it`)];
}

function readyPhotos({ ready }: Scene, items: readonly Item[]): string[] {
  const found = new Set(
    items.filter(({ pk, state }) => pk.startsWith('photo#') && state === 'ready').map(({ photoId }) => photoId),
  );
  return [...ready].filter((photo) => !found.has(photo)).map((photo) => `${photo} was ready, and is not`);
}

/** The profile is read from the table; which password is right only a login can tell. */
async function accountProblems(scene: Scene, account: Account, items: readonly Item[]): Promise<string[]> {
  const { email, entry, role } = account;
  const login = items.find(({ pk, sk }) => pk === `email#${email}` && sk === 'email');
  const kept = items.find(({ pk, sk }) => pk === `user#${login?.accountId}` && sk === 'profile');
  const { possible } = entry;
  const passwords = [...new Set(possible.flatMap((state) => state?.password ?? []))];
  const works: string[] = [];
  for (const password of kept ? passwords : []) {
    if ((await scene.quietly(operations[role].login, { body: { email, password } })).status === 200)
      works.push(password);
  }
  const found: AccountState | undefined = kept && {
    name: String(kept.name),
    phone: String(kept.phone),
    password: works.join(' and '),
  };
  return entry.resolve(found) ? [] : [`${email} is ${JSON.stringify(found)} and should be ${JSON.stringify(possible)}`];
}

function profile(scene: Scene, { role, id }: Account, token: string) {
  return scene.quietly(operations[role].profile, { token, params: { [`${role}Id`]: id ?? '' } });
}
