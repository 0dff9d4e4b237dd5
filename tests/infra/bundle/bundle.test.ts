import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { payments } from '../../../functions/money/payments.ts';
import type { Port } from '../../../functions/runtime/ports.ts';
import { bundleFunctions } from '../../../infra/bundle/bundle.ts';
import { synthesiseData } from '../../../infra/data/synthesiseData.ts';
import { loadEvents } from '../../../infra/functions/events.ts';
import { loadOperations } from '../../../infra/functions/operations.ts';
import { startChild } from '../../../infra/local/engines/child.ts';
import { startDynamoDb } from '../../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../../infra/local/tables.ts';
import { limits } from '../../../infra/stages/limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarai-bundles-'));
const operations = [...(await loadOperations()), ...(await loadEvents())];
const bundles = await bundleFunctions(operations, folder);
const engine = await startDynamoDb();
afterAll(() => engine.stop());
const mailPort = await getPort();
const sink = fileURLToPath(new URL('../../bench/mailSink.ts', import.meta.url));
const mail = await startChild([process.execPath, sink, String(mailPort)], `http://127.0.0.1:${mailPort}`);
afterAll(() => mail.stop());
const names = await createTables(engine.endpoint, synthesiseData());

function bytes(operation: string): number {
  return bundles.find(({ name }) => name === operation)?.bytes ?? Number.POSITIVE_INFINITY;
}

/** Whether a function has the client of S3, which is nearly as large as that of the database. */
function reachesS3({ ports }: { ports: readonly Port[] }): boolean {
  return ports.some(({ resource }) => ['incomingPhotos', 'servedPhotos'].includes(resource));
}

/** Bytes at most of a function, by the clients that it carries. */
function budgetOf(unit: (typeof operations)[number]): number {
  if (unit.ports.length === 0) return 60_000;
  // Figures in the line of a call weigh some 2.5 KB in each function, and sentences of errors 3 KB more, which is beyond 360 and 240 here.
  if (reachesS3(unit)) return 366_000;
  const has = (...resources: string[]) => unit.ports.some(({ resource }) => resources.includes(resource));
  if (has('mail', 'uploadRole')) return 302_000;
  // A function that tells phones carries `web-push`, 115 KB, and the words of mails about bookings and advances; one that reads calendars of other channels carries `ical.js`.
  if (has('internet')) return has('pushSecret') ? 370_000 : 300_000;
  // A listing that asks for work carries the signing of a challenge, and reads its key.
  // Sentences of errors, which every function carries, and the choice of rooms by kinds weigh 12 KB more than 230 KB; nights that go from
  // holder to holder weigh 8 KB in whatever frees them. Sets of options weigh 1.5 KB in whatever knows a field of a form, and the days on
  // which rooms are on offer 2 KB more in whatever writes a property. Quotes weigh 2 KB in their shapes, and 5 KB where one is made.
  // Rates on cards, and the prices of days in the keys of lists, weigh 4 KB in whatever finds rooms or writes a property; checks of children
  // and extras weigh 2 KB where a stay is asked for. A proposal of another stay makes its quote, and chooses its rooms.
  // Sentences about messages, phones and places on the map weigh 2 KB in every function, those about payments 4 KB. Whatever ends a booking ends its
  // advance, which weighs 4 KB, and whatever moves an advance writes the ledger too and may end or hold nights: 10 KB. A change of a stay gives its
  // advance another amount and time, which weighs 2 KB.
  return has('secrets') || freesNights(unit) || proposesStays(unit) ? ofChanges(unit) : 264_000;
}

function ofChanges({ ports }: (typeof operations)[number]): number {
  return Object.values(ports).some((port) => port === payments) ? 292_000 : 280_000;
}

function proposesStays({ name }: (typeof operations)[number]): boolean {
  return ['proposeChange', 'proposeChangeAsGuest'].includes(name);
}

function freesNights({ ports }: { ports: readonly Port[] }): boolean {
  return ports.some(
    ({ resource, actions }) => resource === 'bookings' && actions.includes('dynamodb:ConditionCheckItem'),
  );
}

test.each(operations.map((unit) => ({ ...unit, budget: budgetOf(unit) })))(
  '$name weighs $budget bytes at most',
  ({ name, budget }) => expect(bytes(name)).toBeLessThanOrEqual(budget),
);

test('the function that draws weighs 10 MB at most with its engine', () => {
  const files = readdirSync(join(folder, 'functions/processPhoto'));
  const total = files.reduce((sum, file) => sum + statSync(join(folder, 'functions/processPhoto', file)).size, 0);
  expect(total).toBeLessThanOrEqual(10_000_000);
});

test('the engine that draws is in that function alone', () => {
  const drawing = operations.filter(({ name }) => existsSync(join(folder, 'functions', name, 'sharp.cjs')));
  expect(drawing.map(({ name }) => name)).toEqual(['processPhoto']);
});

test('a function carries the schemas of its own operation alone', () => {
  expect(readFileSync(join(folder, 'functions/getHealth/index.mjs'), 'utf8')).not.toContain('searching-room');
});

test('a function carries the schemas of its own operations of S3 alone', () => {
  const removing = readFileSync(join(folder, 'functions/updateProperty/index.mjs'), 'utf8');
  expect(removing).toContain('"DeleteObjects"');
  expect(removing).not.toContain('"PutObject"');
  expect(removing).not.toContain('"RenameObject"');
});

test('every function loads as it is bundled', () => {
  const files = operations.map(({ name }) => join(folder, 'functions', name, 'index.mjs'));
  const script = `for (const file of ${JSON.stringify(files)})
    await import(file).catch(({ message }) => console.log(file, message));`;
  const env = { AWS_REGION: 'ap-south-1' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});

test('source maps stand beside the functions, not in them', () => {
  for (const { name, folder: own } of bundles) {
    expect(existsSync(join(folder, 'maps', `${name}.mjs.map`)), name).toBe(true);
    expect(existsSync(join(own, 'index.mjs.map')), name).toBe(false);
  }
});

/** Calls a bundled function in a process of its own, as Lambda does: credentials in the environment and nowhere else. */
function call(operation: string, event: object): { statusCode: number; body: string } {
  const file = join(folder, 'functions', operation, 'index.mjs');
  const script = `const { handler } = await import(${JSON.stringify(file)});
    process.stdout.write('\\n' + JSON.stringify(await handler(${JSON.stringify(event)}, { awsRequestId: 'r' })));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
      PROPERTIES_TABLE: names.properties,
      BOOKINGS_TABLE: names.bookings,
      VENDORS_TABLE: names.vendors,
      USERS_TABLE: names.users,
      AWS_ENDPOINT_URL_SES: mail.endpoint,
      MAIL_SENDER: 'no-reply@sarai.example',
      LIMITS: JSON.stringify(limits),
      SIGNING_SECRET: 'signing',
    },
    encoding: 'utf8',
  });
  return JSON.parse(stdout.split('\n').at(-1) || JSON.stringify({ body: stderr }));
}

function eventOf(rest: object): object {
  return {
    rawPath: '/',
    rawQueryString: '',
    headers: {},
    requestContext: { http: {} },
    isBase64Encoded: false,
    ...rest,
  };
}

test('a bundled function queries the database with the credentials of its environment', () => {
  const body = JSON.stringify({ location: 'Murree' });
  const answer = call('searchRooms', eventOf({ body, headers: { 'content-type': 'application/json' } }));
  expect(answer.statusCode, answer.body).toBe(200);
});

test('a bundled function reads the database with the credentials of its environment', () => {
  const answer = call('getRoomDetails', eventOf({ pathParameters: { roomId: 'no-such-room' } }));
  expect(answer.statusCode, answer.body).toBe(404);
});

const json = { 'content-type': 'application/json' };
const signup = {
  firstName: 'Zarmina',
  lastName: 'Khan',
  email: 'zarmina@example.com',
  password: 'Deodar@2024',
  DateOfBirth: '1992-05-24',
  Gender: 'Female',
  phoneNumber: '03001234567',
};

test('a bundled function opens an account, and says by its own class of error that the address is taken', () => {
  const event = eventOf({ body: JSON.stringify(signup), headers: json });
  expect(call('userSignup', event).statusCode).toBe(201);
  const again = call('userSignup', event);
  expect([again.statusCode, JSON.parse(again.body).code]).toEqual([409, 'email_taken']);
});

test('a bundled function sends mail', () => {
  const answer = call('sendUserOtp', eventOf({ body: JSON.stringify({ email: 'gul@example.com' }), headers: json }));
  expect(answer.statusCode, answer.body).toBe(200);
});

test('a bundled function finds AWS by its region', () => {
  const file = readFileSync(join(folder, 'functions/sendUserOtp/index.mjs'), 'utf8');
  expect(file).toContain('https://dynamodb.');
  expect(file).toContain('"email"');
});
