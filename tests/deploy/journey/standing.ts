import { hkdfSync } from 'node:crypto';
import { searchPath } from '../../../shared/addresses/publicPaths.ts';
import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import type { Ask } from '../../campaign/client/api.ts';
import { mustBe, type Person, signUp } from '../../campaign/client/people.ts';
import type { Steps } from '../steps.ts';
import { own } from './accounts.ts';
import { answer, becomes } from './bookings.ts';
import { eventually, mustHold } from './scene.ts';

/** A stage as the journey after a release visits it. */
export interface StandingScene {
  ask: Ask;
  /** A page of the site, through the distribution. */
  page(path: string): Promise<{ status: number; text: string }>;
  stage: string;
  /** The value of the stage's secret `journey`. */
  secret: string;
}

/**
 * The address of one of the two accounts: SES takes mails to it, also in its sandbox, and delivers them to nobody. Nobody guesses it,
 * so that nobody shuts the account by wrong passwords, for which releases would be taken back.
 */
export function standingEmail({ stage, secret }: Pick<StandingScene, 'stage' | 'secret'>, role: Role): string {
  return `success+sarai-${stage}-${role}-${drawn(secret, `address ${role}`, 8).toString('hex')}@simulator.amazonses.com`;
}

function drawn(secret: string, what: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `journey ${what}`, bytes));
}

function passwordOf(secret: string, role: Role): string {
  const bytes = drawn(secret, role, 24);
  // It has a letter of each case and a sign, as travellers' passwords must.
  return `Jj#${bytes.toString('base64url')}`;
}

const hotelName = 'Journey Guest House';
const roomNumber = 1;

/**
 * Does what people need of a stage: a page, a search, logins, a request, its acceptance and a cancellation. It begins with what an earlier
 * one that broke off has left, and leaves nothing.
 */
export async function makeJourney(scene: StandingScene, steps: Steps): Promise<void> {
  const { ask } = scene;
  await steps.do('health', async () => void mustBe(200, await ask('getHealth')));
  await steps.do('the home page, through the distribution', () => seeHome(scene));
  const [guest, host] = await steps.do('logins of both accounts', async () => [
    await logIn(scene, 'user'),
    await logIn(scene, 'vendor'),
  ]);
  const hotel = await steps.do('the hotel of the journey, which nobody else is shown', () => findOwnHotel(scene, host));
  await steps.do('a search', () => searchAround(scene, hotel));
  await steps.do('nothing left of an earlier journey', () => cancelAll(scene, guest, hotel));
  const id = await steps.do('a request', () => requestStay(scene, guest, hotel));
  await steps.do('its acceptance', () => acceptStay(scene, { guest, host, id }));
  await steps.do('its cancellation', () => cancelStay(scene, guest, id));
  await steps.do('logouts', async () => {
    for (const person of [guest, host]) await logOut(ask, person);
  });
}

/** Opens the accounts and lists the hotel, and answers with what an operator does then. It may be repeated. */
export async function prepareJourney(scene: StandingScene): Promise<string[]> {
  const [guest, host] = [await logInOrOpen(scene, 'user'), await logInOrOpen(scene, 'vendor')];
  const body = { ...hotelForm(), vendorId: host.id, requestKey: 'the-hotel-of-the-journey' };
  const { _id } = mustBe(201, await scene.ask('createProperty', { token: host.token, body })).body.data;
  for (const person of [guest, host]) await logOut(scene.ask, person);
  const commands = [
    `confirm user ${guest.email}`,
    `confirm vendor ${host.email}`,
    `journey-hotel ${_id} --guest ${guest.email}`,
  ];
  return commands.map((command) => `npm run operate -- ${command} -c stage=${scene.stage} --yes`);
}

async function seeHome({ page }: StandingScene): Promise<void> {
  const { status, text } = await page('/');
  mustHold(status === 200 && text.includes('</html>'), `the home page is HTML: ${status} ${text.slice(0, 200)}`);
}

async function logIn({ ask, ...scene }: StandingScene, role: Role): Promise<Person> {
  const [email, password] = [standingEmail(scene, role), passwordOf(scene.secret, role)];
  const { user, token } = mustBe(200, await ask(operations[role].login, { body: { email, password } })).body.data;
  return { role, id: user._id, email, password, token };
}

async function logInOrOpen(scene: StandingScene, role: Role): Promise<Person> {
  const [email, password] = [standingEmail(scene, role), passwordOf(scene.secret, role)];
  const { status } = await scene.ask(operations[role].login, { body: { email, password } });
  return status === 200 ? logIn(scene, role) : signUp(scene.ask, role, role, { email, password, firstName: 'Journey' });
}

async function logOut(ask: Ask, person: Person): Promise<void> {
  const { role, token } = person;
  mustBe(200, await ask(operations[role].logout, { token }));
  mustBe(401, await ask(operations[role].profile, { token, params: own(person) }));
}

/** Its room is not available until an operator has kept it for the journey: till then nobody finds it by a search. */
function hotelForm() {
  return {
    Location: 'Hunza',
    address: { street: 'Fort Road 4', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' },
    hotelDetail: {
      name: hotelName,
      description: 'It is no hotel: each release of Sarai is tried on it.',
      classType: 'First',
      rooms: [{ roomNumber, No_of_beds: 1, capacity: 2, price: 7000, availability: false, images: [] }],
    },
  };
}

async function findOwnHotel({ ask }: StandingScene, host: Person): Promise<string> {
  const { token } = host;
  const { data } = mustBe(200, await ask('listVendorProperties', { token, params: own(host) })).body;
  const hotel = data.find(({ hotels }: { hotels: { name: string }[] }) => hotels[0]?.name === hotelName);
  mustHold(hotel, 'the host of the journey has its hotel: npm run test:deploy -- --prepare lists it');
  const { status } = await ask('getRoomDetails', { params: { roomId: hotel._id } });
  mustHold(status === 404, 'an operator has kept the hotel for the journey: npm run operate -- journey-hotel');
  const params = { postId: hotel._id, roomNumber: String(roomNumber) };
  if (!hotel.hotels[0].rooms[0].availability) {
    mustBe(200, await ask('setRoomAvailability', { token, params, body: { availability: true } }));
  }
  return hotel._id;
}

async function searchAround({ ask, page }: StandingScene, hotel: string): Promise<void> {
  const location = 'Hunza';
  const answers = [
    mustBe(200, await ask('searchRooms', { body: { location } })),
    mustBe(200, await ask('getRoomSearch', { query: { location } })),
    mustBe(200, await ask('browseRooms', { query: { city: 'Karimabad' } })),
  ];
  const shown = answers.some(({ text }) => text.includes(hotel));
  mustHold(!shown, 'no search shows the hotel of the journey');
  const { status, text } = await page(`${searchPath}?location=${location}`);
  mustHold(status === 200 && text.includes('</html>'), `the page of a search is HTML: ${status} ${text.slice(0, 200)}`);
}

interface OwnBooking {
  _id: string;
  status: string;
  propertyId: string;
}

/** Requests and bookings of the journey that are ahead, by the lists of the traveller. */
async function openBookings({ ask }: StandingScene, guest: Person, hotel: string): Promise<OwnBooking[]> {
  const found: OwnBooking[] = [];
  for (const status of ['pending', 'active']) {
    const asked = { token: guest.token, params: own(guest), query: { status } };
    found.push(...mustBe(200, await ask('listUserBookings', asked)).body.data);
  }
  return found.filter(({ propertyId }) => propertyId === hotel);
}

/** A list shows a change a moment later than the record. */
async function cancelAll(scene: StandingScene, guest: Person, hotel: string): Promise<void> {
  await eventually('no request and no booking is left', async () => {
    const open = await openBookings(scene, guest, hotel);
    for (const { _id: bookingRequestId } of open) {
      const { status } = await scene.ask('cancelBooking', { token: guest.token, params: { bookingRequestId } });
      mustHold(status < 500, `a booking is cancelled: ${status}`);
    }
    return open.length === 0 || undefined;
  });
}

/** A night of the next year by chance: an index may still show the booking of an earlier journey. */
async function requestStay({ ask }: StandingScene, guest: Person, propertyId: string): Promise<string> {
  const bookingStartDate = addDays(today(), 20 + Math.floor(Math.random() * 200));
  const stay = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, 1), guests: 2, price: 7000 };
  const body = { propertyId, roomNumber, ...stay };
  return mustBe(201, await ask('createBookingRequest', { token: guest.token, body })).body.data._id;
}

interface StandingStay {
  guest: Person;
  host: Person;
  id: string;
}

async function acceptStay({ ask }: StandingScene, { guest, host, id }: StandingStay): Promise<void> {
  await eventually('the request stands in the list of its host', async () => {
    const asked = { token: host.token, params: own(host) };
    const { data } = mustBe(200, await ask('listVendorPendingRequests', asked)).body;
    return data.some(({ _id }: { _id: string }) => _id === id) || undefined;
  });
  await answer({ ask }, 'acceptBookingRequests', host, id);
  await becomes({ ask }, guest, id, 'active');
}

async function cancelStay({ ask }: StandingScene, guest: Person, bookingRequestId: string): Promise<void> {
  mustBe(200, await ask('cancelBooking', { token: guest.token, params: { bookingRequestId } }));
  await becomes({ ask }, guest, bookingRequestId, 'cancelled');
}
