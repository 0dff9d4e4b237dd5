import { setTimeout as wait } from 'node:timers/promises';
import type { Figures } from '../campaign.ts';
import type { Ask } from '../client/api.ts';
import { stayAt } from '../client/forms.ts';
import { mustBe, type Person } from '../client/people.ts';
import { readStores } from '../client/stores.ts';
import { listHotel, own, person, type Scene } from './scene.ts';

const [junkAddress, otherAddress, ownersAddress] = [77, 78, 79];

const rooms = 20;

/** Milliseconds in which an honest new guest behind the address of the junk has asked. */
const patience = 10_000;

/**
 * Fills the list of an owner from one address, under the limits of production. The request of a guest whose account is
 * older than a day, and that of a new one from another address, stand on the first page all the same.
 */
export async function fillList(scene: Scene): Promise<Figures> {
  const { run, from } = scene;
  const owner = await person(scene, from(ownersAddress), { role: 'vendor', name: 'owner', days: 3 });
  const property = await listHotel(scene, from(ownersAddress), owner, { rooms, name: 'Pine House' });
  const sent = await sendJunk(scene, property);
  const known = await person(scene, from(junkAddress), { role: 'user', name: 'known', days: 2 });
  const ofKnown = await askFor(from(junkAddress), known, { property, room: 101, ahead: 10 });
  const newcomer = await person(scene, from(otherAddress), { role: 'user', name: 'newcomer' });
  const ofNewcomer = await askFor(from(otherAddress), newcomer, { property, room: 102, ahead: 10 });
  const started = performance.now();
  const neighbour = await person(scene, from(junkAddress), { role: 'user', name: 'neighbour' });
  const ofNeighbour = await askFor(from(junkAddress), neighbour, { property, room: rooms + 100, ahead: 300 });
  const took = performance.now() - started;
  if (took > patience) run.findings.add('a new guest behind the same address waits too long', `${Math.round(took)} ms`);
  await mustBeOnFirstPage(scene, owner, { 'of a known guest': ofKnown, 'of a newcomer': ofNewcomer });
  const all = [...sent, ofKnown, ofNewcomer, ofNeighbour];
  await mustBeMailed(scene, all);
  return { 'requests in the list': all.length, 'a neighbour has asked after': `${(took / 1000).toFixed(1)} s` };
}

/** As many requests as the attacker gets through, each account with as many as may wait. */
async function sendJunk(scene: Scene, property: string): Promise<string[]> {
  const ask = scene.from(junkAddress);
  const sent: string[] = [];
  for (let account = 0; account < (scene.run.small ? 6 : 110); account += 1) {
    const guest = await person(scene, ask, { role: 'user', name: `junk-${account}` });
    for (let each = 0; each < 3; each += 1) {
      const stay = { property, room: 101 + ((account * 3 + each) % rooms), ahead: 10 };
      const answer = await ask('createBookingRequest', { token: guest.token, body: bodyOf(stay) });
      if (answer.status === 201) sent.push(answer.body.data._id);
    }
  }
  return sent;
}

interface WantedStay {
  property: string;
  room: number;
  ahead: number;
}

function bodyOf({ property, room, ahead }: WantedStay) {
  return { ...stayAt(property, crypto.randomUUID(), ahead), roomNumber: room };
}

async function askFor(ask: Ask, guest: Person, stay: WantedStay): Promise<string> {
  return mustBe(201, await ask('createBookingRequest', { token: guest.token, body: bodyOf(stay) })).body.data._id;
}

async function mustBeOnFirstPage(scene: Scene, owner: Person, wanted: Record<string, string>): Promise<void> {
  await wait(200);
  const { body } = mustBe(200, await scene.from(ownersAddress)('listVendorPendingRequests', own(owner)));
  const page = body.data.map(({ _id }: { _id: string }) => _id);
  for (const [whose, id] of Object.entries(wanted)) {
    if (!page.includes(id)) scene.run.findings.add('a request is not on the first page', whose);
  }
}

/** Each mail to the owner was sent, or waits in a digest. */
async function mustBeMailed({ server, run }: Scene, requests: readonly string[]): Promise<void> {
  let missing = [...requests];
  for (let tries = 0; tries < 60 && missing.length > 0; tries += 1) {
    await wait(500);
    await server.eventsDone();
    const { bookings } = await readStores(server);
    const marks = new Map(
      bookings.filter(({ sk }) => sk === 'mail#requested#owner').map(({ pk, state }) => [pk, state]),
    );
    missing = requests.filter((id) => !['sent', 'held'].includes(String(marks.get(`booking#${id}`))));
  }
  run.findings.addAll('a mail about a request is neither sent nor in a digest', missing);
}
