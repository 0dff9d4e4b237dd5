import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleFunctions } from '../../infra/bundle.ts';
import { startDynamoDb } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { loadOperations } from '../../infra/operations.ts';
import { synthesiseData } from '../../infra/synthesise.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarai-bundles-'));
const operations = await loadOperations();
const bundles = await bundleFunctions(operations, folder);
const engine = await startDynamoDb();
afterAll(() => engine.stop());
const names = await createTables(engine.endpoint, synthesiseData());

function bytes(operation: string): number {
  return bundles.find(({ name }) => name === operation)?.bytes ?? Number.POSITIVE_INFINITY;
}

test.each(operations.filter(({ ports }) => ports.length > 0))(
  '$name with its database client weighs 205 KB at most',
  ({ name }) => {
    expect(bytes(name)).toBeLessThanOrEqual(205_000);
  },
);

test.each(operations.filter(({ ports }) => ports.length === 0))(
  '$name without AWS clients weighs 60 KB at most',
  ({ name }) => {
    expect(bytes(name)).toBeLessThanOrEqual(60_000);
  },
);

test('a function carries the schemas of its own operation alone', () => {
  expect(readFileSync(join(folder, 'functions/getHealth/index.mjs'), 'utf8')).not.toContain('searching-room');
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
      VENDORS_TABLE: names.vendors,
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
