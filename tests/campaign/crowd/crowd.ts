import { setTimeout as wait } from 'node:timers/promises';
import { checkAccounts } from '../check/checkAccounts.ts';
import { checkBookings } from '../check/checkBookings.ts';
import { checkMessages } from '../check/checkMessages.ts';
import { checkPhones } from '../check/checkPhones.ts';
import { checkPhotos } from '../check/checkPhotos.ts';
import { checkProperties } from '../check/checkProperties.ts';
import { signUp } from '../client/people.ts';
import { readStores, type Stores } from '../client/stores.ts';
import { randomOf } from '../random.ts';
import { checkLedger } from './checkLedger.ts';
import { guestAtWork } from './guests.ts';
import { innAtWork } from './inns.ts';
import { decideAgain } from './operators.ts';
import { ownerAtWork } from './owners.ts';
import type { Scene } from './scene.ts';
import { innAtTalk } from './talk.ts';

/** Opens the accounts of vendors who keep them through all rounds. */
export async function openOwners(scene: Scene, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const random = randomOf(scene.run.seed, 1_000 + index);
    const person = await signUp(scene.ask, 'vendor', `owner-${index}-${scene.run.seed}`);
    scene.owners.push({ person, random, houses: [], free: [], listed: 0 });
  }
}

/** Lets all owners, inns and some guests write; resolves when each has stopped. */
export async function crowdAtWork(scene: Scene, round: number, guests: number): Promise<void> {
  scene.going = true;
  const names = Array.from({ length: guests }, (_, index) => `guest-${scene.run.seed}-${round}-${index}`);
  await Promise.all([
    ...scene.owners.map((owner) => ownerAtWork(scene, owner)),
    ...scene.inns.flatMap((inn) => [innAtWork(scene, inn), innAtTalk(scene, inn)]),
    ...names.map((name, index) => guestAtWork(scene, randomOf(scene.run.seed, round, index), name)),
  ]);
}

/** Holds everything that stands to the documented layout and to what the crowd was told. */
export async function checkAll(scene: Scene, when: string): Promise<void> {
  const { findings } = scene.run;
  for (const inn of scene.inns) await decideAgain(scene, inn);
  const stores = await readSettled(scene);
  const found = {
    'the properties are not as documented': checkProperties(stores.properties),
    'the bookings are not as documented': checkBookings(stores),
    'the photos are not as documented': checkPhotos(stores),
    'the accounts are not as documented': [...checkAccounts(stores.users), ...checkAccounts(stores.vendors)],
    'the messages are not as documented': checkMessages(stores.messages),
    'the phones are not as documented': checkPhones(stores),
    'what was answered does not stand': await checkLedger(scene, stores),
  };
  for (const [kind, problems] of Object.entries(found)) {
    findings.addAll(
      kind,
      problems.map((problem) => `${when}: ${problem}`),
    );
  }
}

/** Event functions may be at work while the tables are read, one after the other: then they are read again. */
async function readSettled({ server }: Scene): Promise<Stores> {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    const stores = await readStores(server);
    if (triesLeft === 0 || checkBookings(stores).length === 0) return stores;
    await wait(700);
  }
}
