import { operations } from '../../../shared/operations.ts';
import type { Ask } from '../client/api.ts';
import type { Person } from '../client/people.ts';
import type { Random } from '../random.ts';

/** Somebody at a browser. */
export interface Client {
  ask: Ask;
  random: Random;
  person: Person;
  /** Own rooms, by what addresses them. */
  rooms: { postId: string; roomNumber: string }[];
  /** What a list has shown last. */
  seen?: string[];
}

type Step = (client: Client) => Promise<void>;

const classes = ['Economy', 'First', 'Business'];
const places = ['Murree', 'Sawat Valley', 'Hunza', 'Karimabad', 'Skardu', 'Neelum', 'Atlantis'];

async function search({ ask, random }: Client): Promise<void> {
  const location = random.pick(places);
  const narrow = { minCapacityMembers: random.whole(1, 2), maxCapacityMembers: random.whole(2, 4), maxPrice: 20_000 };
  await ask('searchRooms', { body: { location, ...(random.chance(0.5) && narrow) } });
}

async function browse(client: Client): Promise<void> {
  const { ask, random } = client;
  const byClass = random.chance(0.5);
  const query: Record<string, string> = byClass ? { class: random.pick(classes) } : { city: random.pick(places) };
  const first = await ask('browseRooms', { query });
  client.seen = (first.body?.data ?? []).map(({ _id }: { _id: string }) => _id);
  const cursor = first.body?.nextCursor;
  if (cursor) await ask('browseRooms', { query: { ...query, cursor } });
}

async function openHome({ ask }: Client): Promise<void> {
  await ask('listFeaturedRooms', { query: { offset: '1', limit: '4', skip: '15' } });
}

async function details({ ask, random, seen = [] }: Client): Promise<void> {
  if (seen.length > 0) await ask('getRoomDetails', { params: { roomId: random.pick(seen) } });
}

/** Logs in, looks at the profile and logs out again. */
async function visitAccount({ ask, person }: Client): Promise<void> {
  const { role, id, email, password } = person;
  const { body } = await ask(operations[role].login, { body: { email, password } });
  const token: string | undefined = body?.data?.token;
  if (token === undefined) return;
  await ask(operations[role].profile, { token, params: { [`${role}Id`]: id } });
  await ask(operations[role].logout, { token });
}

async function lookAtProfile({ ask, person: { role, id, token } }: Client): Promise<void> {
  await ask(operations[role].profile, { token, params: { [`${role}Id`]: id } });
}

async function lookAtDesk({ ask, person: { role, id, token } }: Client): Promise<void> {
  if (role !== 'vendor') return;
  await ask('getVendorFigures', { token, params: { vendorId: id } });
  await ask('listVendorProperties', { token, params: { vendorId: id } });
}

async function switchRoom({ ask, random, rooms, person: { token } }: Client): Promise<void> {
  if (rooms.length === 0) return;
  await ask('setRoomAvailability', { token, params: random.pick(rooms), body: { availability: random.chance(0.8) } });
}

/** In about the parts in which people do them: many look, few change. */
const steps: readonly [Step, times: number][] = [
  [search, 24],
  [browse, 24],
  [details, 20],
  [openHome, 10],
  [lookAtProfile, 8],
  [lookAtDesk, 10],
  [switchRoom, 2],
  [visitAccount, 1],
];

const dealt = steps.flatMap(([step, times]) => Array.from({ length: times }, () => step));

/** One thing that somebody does. */
export async function ordinaryStep(client: Client): Promise<void> {
  await client.random.pick(dealt)(client);
}
