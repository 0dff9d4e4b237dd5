import { lateMailNotes } from '../../../functions/bookings/mails/lateMails.ts';
import { markWrite } from '../../../functions/properties/unsettled.ts';
import { openTable, tableVariable } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { limits } from '../../../infra/stages/limits.ts';
import { goodPassword, type SignedUp, setForTest } from '../accounts.ts';
import { dayIn, type Room } from '../bookings.ts';
import { breakDatabase } from '../brokenDatabase.ts';
import { breakMail } from '../brokenMail.ts';
import { refuseWrites } from '../refusedWrites.ts';
import { callsAreSigned, manager } from '../secretsManager.ts';
import { passTime } from '../time.ts';
import type { TemplateAlarm } from './alarmOf.ts';
import { forget, type Product } from './product.ts';
import { type World, wellWorld } from './world.ts';

/** The product with people in it. */
export interface Scene {
  product: Product;
  guest: SignedUp;
  vendor: SignedUp;
  room: Room;
  /** A request that waits for an answer. */
  bookingId: string;
  /** Names of the tables, by their keys. */
  tables: Record<'users' | 'vendors' | 'properties' | 'bookings', string>;
}

export interface Fault {
  /** The alarm whose row it is, without the name of the stage. */
  alarm: string;
  broken: string;
  /** Other alarms that rightly ring too. */
  also?: readonly string[];
  /** The measurements while it is broken; a part that is left out stays well. */
  world(scene: Scene): Promise<Partial<World>> | Partial<World>;
}

const others = (...names: string[]) => wellWorld.calls.filter(({ name }) => !names.includes(name));

/** Lets functions look for a table where none of its name is. */
function lose(key: keyof Scene['tables'], becomes = 'gone'): void {
  setForTest(tableVariable(key), becomes);
  forget();
}

const search = { query: { location: 'Murree' } };

const login = { body: { email: 'gul@example.com', password: goodPassword } };

const bookingRequest = ({ guest: { token }, room }: Scene) => ({
  token,
  body: { ...room, bookingStartDate: dayIn(40), bookingEndDate: dayIn(42), guests: 2 },
});

/** Faults that were made in the running product; what it answered and wrote is what is measured. */
const ofProduct: Fault[] = [
  {
    alarm: 'failing',
    broken: 'DynamoDB breaks every connection: searches, logins and requests are called, and the site is visited',
    also: ['site-down', 'edge-failing', 'unavailable'],
    world: async (scene) => {
      await breakDatabase('breaks connections');
      const calls = [
        await scene.product.call('getRoomSearch', search, 490),
        await scene.product.call('userLogin', login, 3),
        await scene.product.call('createBookingRequest', bookingRequest(scene), 1),
      ];
      return { calls, visit: await scene.product.visit() };
    },
  },
  {
    alarm: 'booking-faults',
    broken: 'The table of bookings is not there, and one request for a room is made in five minutes',
    world: async (scene) => {
      lose('bookings');
      const call = await scene.product.call('createBookingRequest', bookingRequest(scene));
      return { calls: [...others(call.name), call] };
    },
  },
  {
    alarm: 'booking-faults',
    broken:
      'A role may not write to the tables, and the time to answer a request is over: the clock goes on with all others',
    world: async ({ product }) => {
      passTime(26 * 3600);
      await refuseWrites();
      forget();
      return { runs: [await product.run('bookingsDue')] };
    },
  },
  {
    alarm: 'account-faults',
    broken: 'The table of travellers is not there, and three log in within five minutes',
    world: async ({ product }) => {
      lose('users');
      const call = await product.call('userLogin', login, 3);
      return { calls: [...others(call.name), call] };
    },
  },
  {
    alarm: 'property-faults',
    broken: 'A function was deployed without the setting UPLOAD_ROLE, and a vendor wants to send photos',
    world: async ({ product, vendor: { token } }) => {
      setForTest('UPLOAD_ROLE', '');
      forget();
      const body = { files: [{ contentType: 'image/jpeg', size: 1000 }] };
      return { calls: [...wellWorld.calls, await product.call('authorizePhotoUpload', { token, body })] };
    },
  },
  {
    alarm: 'property-faults',
    broken: 'A role may not write to the tables, and a save was broken off: the clock goes on with all others',
    world: async ({ product, room: { propertyId }, tables }) => {
      await transact(openTable('properties'), [markWrite(tables.properties, propertyId)]);
      await refuseWrites();
      forget();
      return { runs: [await product.run('settleProperties')] };
    },
  },
  {
    alarm: 'room-faults',
    broken:
      'The function that counts rooms alone looks for a table that is not there, and is called once in five minutes',
    world: async ({ product }) => {
      lose('properties');
      return { calls: [...wellWorld.calls, await product.call('getRoomCounts', search)] };
    },
  },
  {
    alarm: 'unavailable',
    broken: 'SES is away, and three travellers ask for a code within five minutes',
    world: async ({ product }) => {
      await breakMail('is gone');
      const body = { email: 'gul@example.com', name: 'Gul', phoneNumber: '03001234567' };
      return { calls: [...wellWorld.calls, await product.call('sendUserLoginCode', { body }, 3)] };
    },
  },
  {
    alarm: 'mails-late',
    broken: 'SES is away, and a mail about a request waits for 40 minutes',
    world: (scene) => lateMail(scene, 40 * 60),
  },
  {
    alarm: 'mails-stuck',
    broken: 'SES is away, and a mail about a request waits for 13 hours',
    also: ['mails-late'],
    world: (scene) => lateMail(scene, 13 * 3600),
  },
  {
    alarm: 'mails-held',
    broken: 'The stage may send no more mails about bookings in this hour, and one is due',
    world: async (scene) => {
      const stage = { max: 1, seconds: 3600 };
      setForTest('LIMITS', JSON.stringify({ ...limits, bookingMails: { ...limits.bookingMails, stage } }));
      await lateMailNotes.open().note(scene.bookingId, { kind: 'requested', side: 'owner' });
      await lateMailNotes.open().note(scene.bookingId, { kind: 'requested', side: 'guest' });
      forget();
      passTime(120);
      return { runs: [await scene.product.run('resendMails')] };
    },
  },
  {
    alarm: 'site-down',
    broken:
      'The distribution, its name or its certificate is gone: the site is visited, and no call reaches the gateway',
    world: async ({ product }) => {
      setForTest('WATCHED_SITE', 'http://127.0.0.1:1');
      const visit = await product.run('openSite');
      return { visit, calls: [], pages: { answers: 0, faults: 0, bytes: 0 } };
    },
  },
  {
    alarm: 'site-down',
    broken: 'Another page stands in the place of the home page, and all else is well',
    world: async ({ product }) => ({
      visit: await product.visit((_, response) => void response.end('<h1>Welcome to nginx!</h1>')),
    }),
  },
  {
    alarm: 'site-down',
    broken: 'No search finds anything: the table has no entries',
    world: async ({ product, tables }) => {
      lose('properties', tables.users);
      return { visit: await product.visit() };
    },
  },
  {
    alarm: 'site-down',
    broken: 'The function that opens the site is not called any more',
    world: () => ({ visit: undefined }),
  },
  {
    alarm: 'edge-failing',
    broken: 'The bucket of the site answers 503: the site is visited, and 3,000 pages and photos are asked for',
    also: ['site-down'],
    world: async ({ product }) => ({
      visit: await product.visit((_, response) => void response.writeHead(503).end()),
      pages: { answers: 3000, faults: 3000, bytes: 1_000_000 },
    }),
  },
  {
    alarm: 'past-edge',
    broken: 'The distribution sends a key that functions do not know: all calls are refused, those of the visit too',
    also: ['site-down'],
    world: async (scene) => {
      callsAreSigned();
      await manager({ AWSCURRENT: 'another key' });
      setForTest('EDGE_SECRET', 'arn:aws:secretsmanager:ap-south-1:1:secret:edge-x');
      setForTest('EDGE_ONLY', 'true');
      forget();
      const headers = { 'x-sarai-edge': 'the key' };
      const calls = [
        await scene.product.call('getRoomSearch', { ...search, headers }, 490),
        await scene.product.call('userLogin', { ...login, headers }, 3),
      ];
      return { calls, visit: await scene.product.visit() };
    },
  },
];

async function lateMail({ product, bookingId }: Scene, seconds: number): Promise<Partial<World>> {
  await lateMailNotes.open().note(bookingId, { kind: 'requested', side: 'owner' });
  await breakMail('is gone');
  passTime(seconds);
  return { runs: [await product.run('resendMails')] };
}

const ofAccount = (account: Partial<World['account']>) => ({ account: { ...wellWorld.account, ...account } });

const ofMails = (mails: Partial<World['mails']>) => ({ mails: { ...wellWorld.mails, ...mails } });

/** Faults that only AWS can have: the values are those that it documents. */
const ofAws: Fault[] = [
  {
    alarm: 'unanswered',
    broken: 'A function breaks off for one call of 500 in five minutes, so that the gateway answers 500 for it',
    world: () => ({
      calls: [...wellWorld.calls, { name: 'createProperty', lines: [], status: 500, ms: 9000, times: 1 }],
      unanswered: ['POST /vendor/create-post'],
    }),
  },
  {
    alarm: 'slow',
    broken: 'One search in fifty takes 3.5 seconds',
    world: () => ({
      calls: [...wellWorld.calls, { name: 'getRoomSearch', lines: [], status: 200, ms: 3500, times: 10 }],
    }),
  },
  {
    alarm: 'throttled',
    broken: 'Lambda starts 400 runs in five minutes not, for those of photos',
    world: () => ofAccount({ throttles: 400 }),
  },
  {
    alarm: 'crowded',
    broken: '720 functions of the 1,000 of the account run at once',
    world: () => ofAccount({ running: 720 }),
  },
  { alarm: 'bounces', broken: 'Three in a hundred mails come back', world: () => ofMails({ bounces: 0.03 }) },
  {
    alarm: 'complaints',
    broken: 'One in a thousand mails is complained of',
    world: () => ofMails({ complaints: 0.001 }),
  },
  {
    alarm: 'firewall-refusing',
    broken: 'A rule of the firewall refuses one in five requests',
    world: () => ({ refused: 700 }),
  },
  {
    alarm: 'spending',
    broken: '1,000 requests a second of the site’s files, of 20 KB each',
    world: () => ({ pages: { answers: 300_000, faults: 0, bytes: 6_000_000_000 } }),
  },
  {
    alarm: 'edge-failing',
    broken: 'The bucket of photos answers 503, and all else is well',
    world: () => ({ pages: { answers: 3000, faults: 1500, bytes: 1_000_000 } }),
  },
];

/** Metrics of what waits, with the value of forty minutes, or of one message. */
const waits: Record<string, readonly [broken: string, value: number]> = {
  IteratorAge: ['Changes of a stream have not been told for 40 minutes', 2_400_000],
  ApproximateAgeOfOldestMessage: ['An event has waited in the queue for 40 minutes', 2_400],
  ApproximateNumberOfMessagesVisible: ['Something was given up after all its tries, and lies in its queue', 1],
};

/** The fault of each alarm about a queue or a stream, as AWS documents its metrics. */
function waitingFaults(alarms: readonly TemplateAlarm[]): Fault[] {
  return alarms.flatMap(({ name, metrics }) => {
    const metric = metrics.find((each) => Object.hasOwn(waits, each.name));
    const [broken, value] = waits[metric?.name ?? ''] ?? [];
    if (!metric || broken === undefined || value === undefined) return [];
    return [{ alarm: name, broken, world: () => ({ waiting: [{ metric, value }] }) }];
  });
}

/** A fault for each alarm of a stage; of each clock and each queue one, while all others go on. */
export function faultsOf(clocks: Iterable<string>, alarms: readonly TemplateAlarm[]): Fault[] {
  const stopped = [...clocks].map((name) => ({
    alarm: `${name}-clock`,
    broken: `The rule that calls ${name} is switched off`,
    world: () => ({ silent: [name] }),
  }));
  return [...ofProduct, ...stopped, ...waitingFaults(alarms), ...ofAws];
}
