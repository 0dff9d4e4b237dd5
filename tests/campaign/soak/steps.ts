import { operations } from '../../../shared/operations.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
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
  /** The last answer of a list. */
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

async function lookAtBookings({ ask, person: { role, id, token } }: Client): Promise<void> {
  if (role === 'user') {
    await ask('listUserBookings', { token, params: { userId: id } });
    return;
  }
  await ask('listVendorPendingRequests', { token, params: { vendorId: id } });
  await ask('listVendorBookings', { token, params: { id } });
  await ask('listVendorNights', { token, params: { vendorId: id }, query: { month: today().slice(0, 7) } });
}

/** Looks at the calendar of a room that a list has shown, and asks for it. */
async function askForRoom({ ask, random, person: { role, token }, seen = [] }: Client): Promise<void> {
  if (role !== 'user' || seen.length === 0) return;
  const propertyId = random.pick(seen);
  const { body } = await ask('getRoomDetails', { params: { roomId: propertyId } });
  const rooms = (body?.data?.hotels?.[0]?.rooms ?? []) as { roomNumber: number }[];
  if (rooms.length === 0) return;
  const { roomNumber } = random.pick(rooms);
  await ask('getRoomCalendar', { params: { propertyId, roomNumber: String(roomNumber) } });
  const bookingStartDate = addDays(today(), random.whole(1, 300));
  const days = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, random.whole(1, 4)) };
  await ask('createBookingRequest', { token, body: { propertyId, roomNumber, guests: 1, ...days } });
}

/** Answers what waits, or takes back what was asked. */
async function moveBooking({ ask, random, person: { role, id, token } }: Client): Promise<void> {
  const own = { [`${role}Id`]: id };
  const list = role === 'user' ? 'listUserPendingRequests' : 'listVendorPendingRequests';
  const { body } = await ask(list, { token, params: own });
  const waiting = (body?.data ?? []) as { _id: string }[];
  if (waiting.length === 0) return;
  const bookingRequestId = random.pick(waiting)._id;
  if (role === 'user') {
    await ask('cancelBooking', { token, params: { bookingRequestId } });
    return;
  }
  const operation = random.chance(0.7) ? 'acceptBookingRequests' : 'rejectBookingRequests';
  await ask(operation, { token, params: own, query: { bookingRequestId } });
}

/** Refusals for people who want one thing, or too much. */
export const ordinaryRefusals: readonly string[] = [
  'nights_taken',
  'not_waiting',
  'not_cancellable',
  'room_unavailable',
  'too_many_waiting',
  'too_many_waiting_here',
];

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
  [lookAtBookings, 6],
  [askForRoom, 3],
  [moveBooking, 3],
  [switchRoom, 2],
  [visitAccount, 1],
];

const dealt = steps.flatMap(([step, times]) => Array.from({ length: times }, () => step));

/** One thing that somebody does. */
export async function ordinaryStep(client: Client): Promise<void> {
  await client.random.pick(dealt)(client);
}
