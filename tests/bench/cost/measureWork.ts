import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { hashPassword } from '../../../functions/accounts/password.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { openTable } from '../../../functions/runtime/table.ts';
import { featured, homeSearch } from '../../../shared/rules/catalogue.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { signupForm, soundPassword } from '../../campaign/client/people.ts';
import type { CallAnswer } from '../../support/call.ts';
import { searchItems } from '../../support/entries.ts';
import { aHouse, ask, someone } from '../bookingDesk.ts';
import { fill } from '../fill.ts';
import { sampleProperties } from '../sampleRooms.ts';
import { unitsOf } from '../unitMeter.ts';
import type { MeasuredCosts, WorkUnits } from './measured.ts';

/** Does each piece of work once, on tables with 1,000 rooms. */
export async function measureWork(): Promise<MeasuredCosts['work']> {
  await fillRooms();
  const [vendor, guest] = [await someone('vendor'), await someone('user')];
  const propertyId = await aHouse(vendor, 'Deodar House', 5);
  const query = addressOf(homeSearch.defaults);
  const bookingStartDate = addDays(today(), 40);
  const stay = { bookingStartDate, bookingEndDate: addDays(bookingStartDate, 3), guests: 2 };
  const asked = await measure(() =>
    ask('createBookingRequest', { token: guest.token, body: { propertyId, roomNumber: 101, ...stay } }),
  );
  const accepting = {
    ...{ token: vendor.token, params: { vendorId: vendor.id } },
    query: { bookingRequestId: asked.answer.body.data._id },
  };
  const form = signupForm('user', 'measured');
  const units = async (work: () => Promise<CallAnswer>) => (await measure(work)).units;
  const search = await units(() => ask('getRoomSearch', { query }));
  const details = await units(() => ask('getRoomDetails', { params: { roomId: propertyId } }));
  return {
    featured: await units(() => ask('listFeaturedRooms', { query: addressOf(featured) })),
    cityPage: await units(() => ask('browseRooms', { query: { city: 'Hunza' } })),
    search,
    counts: await units(() => ask('getRoomCounts', { query })),
    datedSearch: await units(() => {
      const days = { checkIn: bookingStartDate, checkOut: stay.bookingEndDate };
      return ask('getRoomSearch', { query: { location: 'Hunza', ...days } });
    }),
    details,
    // They read what the operations read whose answers they show, and are one of the files of a first load.
    roomPage: { ...details, bytes: 0 },
    searchPage: { ...search, bytes: 0 },
    reviews: await units(() => ask('listReviews', { params: { propertyId } })),
    calendar: await units(() => ask('getRoomCalendar', { params: { propertyId, roomNumber: '101' } })),
    signup: await units(() => ask('userSignup', { body: form })),
    login: await units(() => ask('userLogin', { body: { email: form.email, password: soundPassword } })),
    request: asked.units,
    accept: await units(() => ask('acceptBookingRequests', accepting)),
    list: await listing(vendor),
  };
}

/** Read units that the default search and its counts take of the list that they take most of. */
export async function measureBusiestKey(): Promise<number> {
  const query = addressOf(homeSearch.defaults);
  const { queries } = await unitsOf(async () => {
    await ask('getRoomSearch', { query });
    await ask('getRoomCounts', { query });
  });
  return Math.max(...queries.values());
}

async function fillRooms(): Promise<void> {
  const { client, name } = openTable('properties');
  const houses = [...sampleProperties(1000)];
  await fill(client, name, houses.flatMap(searchItems));
  await fill(
    client,
    name,
    houses.map((house) => ({ ...recordKey(house.id), ...house, revision: 1 })),
  );
}

function addressOf(asked: object): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
}

async function measure(work: () => Promise<CallAnswer>): Promise<{ units: WorkUnits; answer: CallAnswer }> {
  const answers: CallAnswer[] = [];
  const { reads, writes, accounts } = await unitsOf(async () => answers.push(await work()));
  const [answer] = answers;
  if (!answer) throw new Error('Nothing was answered.');
  const units = {
    reads: reads.tables + reads.indexes + accounts.reads,
    writes: writes.tables + writes.indexes + accounts.writes,
    bytes: gzipSync(JSON.stringify(answer.body)).length,
  };
  return { units, answer };
}

/** A hotel of five rooms that sleep two, all of which are one offer. */
async function listing(vendor: { id: string; token: string }): Promise<WorkUnits> {
  const { reads, writes, accounts } = await unitsOf(() => aHouse(vendor, 'Pine View', 5));
  return {
    reads: reads.tables + reads.indexes + accounts.reads,
    writes: writes.tables + writes.indexes + accounts.writes,
    bytes: 1000,
  };
}

/** The least of some runs: what else the machine does only adds to it. */
export async function measurePassword(): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 40; run += 1) {
    const before = process.cpuUsage();
    await hashPassword(soundPassword);
    const { user, system } = process.cpuUsage(before);
    runs.push((user + system) / 1000);
  }
  return Math.round(Math.min(...runs) / 5) * 5;
}

/** The home page as it was built last, and what it names; nothing where it was never built. */
export function measureFirstLoad(): MeasuredCosts['firstLoad'] | undefined {
  const page = 'build/site/index.html';
  if (!existsSync(page)) return undefined;
  const named = readFileSync(page, 'utf8').match(/\/assets\/[\w.-]+/g) ?? [];
  const files = [page, ...new Set(named.map((file) => `build/site${file}`))];
  const bytes = files.map((file) => gzipSync(readFileSync(file)).length).reduce((sum, each) => sum + each, 0);
  return { bytes, files: files.length };
}

export function measurePhotos(): number {
  const photos = globSync('infra/local/samples/pictures/**/*.webp').map((file) => statSync(file).size);
  return Math.round(photos.reduce((sum, each) => sum + each, 0) / photos.length);
}
