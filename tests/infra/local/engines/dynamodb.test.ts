import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  availableDynamoDbs,
  startDynamoDb,
  startDynamoDbLocal,
  startDynoxide,
} from '../../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const available = availableDynamoDbs();

afterEach(() => vi.unstubAllEnvs());

function clientOf(endpoint: string): DynamoDBClient {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 1, ...localAccess });
  onTestFinished(() => client.destroy());
  return client;
}

async function startWriter(dataFolder: string) {
  const script = fileURLToPath(new URL('writer.ts', import.meta.url));
  const process_ = spawn(process.execPath, [script, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void process_.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface(process_.stdout).on('line', (line) => lines.push(line));
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(200), { timeout: 20_000, interval: 10 });
  const gone = async (signal: NodeJS.Signals) => {
    process_.kill(signal);
    await once(process_, 'close');
  };
  return { endpoint: String(lines[0]), lines, gone };
}

async function expectNobodyAt(endpoint: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(endpoint)).rejects.toThrow(), { timeout: 3_000, interval: 20 });
}

describe.runIf(available.includes('dynoxide'))('dynoxide', () => {
  test('what was acknowledged before kill -9 is there after a restart on the same folder', {
    timeout: 60_000,
  }, async () => {
    const dataFolder = temporaryFolder();
    const writer = await startWriter(dataFolder);
    await writer.gone('SIGKILL');
    const engine = await startDynoxide({ dataFolder });
    onTestFinished(engine.stop);
    const client = clientOf(engine.endpoint);
    const [, ...acknowledged] = writer.lines;
    const found = await Promise.all(
      acknowledged.map(async (pk) => {
        const { Item } = await client.send(new GetItemCommand({ TableName: 'rooms', Key: { pk: { S: pk } } }));
        return Item?.text?.S?.length;
      }),
    );
    expect(new Set(found)).toEqual(new Set([500]));
  });

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'the engine ends with the process that started it: %s',
    { timeout: 30_000 },
    async (signal) => {
      const writer = await startWriter(temporaryFolder());
      await writer.gone(signal);
      await expectNobodyAt(writer.endpoint);
    },
  );
});

const starters = { dynoxide: startDynoxide, 'dynamodb-local': startDynamoDbLocal };

describe.each(available)('%s', (kind) => {
  test('answers an AWS client, and no more after a stop', { timeout: 30_000 }, async () => {
    const engine = await starters[kind]();
    onTestFinished(engine.stop);
    expect((await clientOf(engine.endpoint).send(new ListTablesCommand({}))).TableNames).toEqual([]);
    await engine.stop();
    await expectNobodyAt(engine.endpoint);
  });

  const [address] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');

  test.runIf(address)('nobody on the same network reads what is kept here', { timeout: 30_000 }, async () => {
    const engine = await starters[kind]();
    onTestFinished(engine.stop);
    const fromOutside = engine.endpoint.replace('127.0.0.1', String(address?.address));
    await expect(fetch(fromOutside)).rejects.toThrow();
    expect((await clientOf(engine.endpoint).send(new ListTablesCommand({}))).TableNames).toEqual([]);
  });
});

test('an endpoint from the environment is taken as it is', async () => {
  vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:1');
  const engine = await startDynamoDb();
  expect(engine.endpoint).toBe('http://127.0.0.1:1');
});

test('stopping twice is no error', async () => {
  const engine = await startDynamoDb();
  await engine.stop();
  await expect(engine.stop()).resolves.toBeUndefined();
});
