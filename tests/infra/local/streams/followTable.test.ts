import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { documents } from '../../../../functions/runtime/table.ts';
import { synthesiseData } from '../../../../infra/data/synthesiseData.ts';
import { availableDynamoDbs, startDynamoDbLocal, startDynoxide } from '../../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';
import { type Follower, followTable } from '../../../../infra/local/streams/followTable.ts';
import { positionsIn } from '../../../../infra/local/streams/positions.ts';
import { type StreamRecord, streamApi } from '../../../../infra/local/streams/streamApi.ts';
import { createTables } from '../../../../infra/local/tables.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const template = synthesiseData();
const starters = { dynoxide: startDynoxide, 'dynamodb-local': startDynamoDbLocal };

const pkOf = ({ dynamodb }: StreamRecord) => dynamodb.Keys.pk?.S ?? '';

describe.each(availableDynamoDbs())('on %s', async (kind) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sarai-streams-'));
  let engine = await starters[kind]({ dataFolder });
  afterAll(async () => {
    await engine.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  await createTables(engine.endpoint, template);
  let client = documents(new DynamoDBClient({ endpoint: engine.endpoint, ...localAccess }));

  const put = (pk: string, sk = 'booking') =>
    client.send(new PutCommand({ TableName: 'bookings', Item: { pk, sk, at: pk } }));

  interface FollowOptions {
    file?: string;
    pauses?: number[];
    /** Fails so often for an item. */
    failing?: Record<string, number>;
  }

  /** A function that follows the bookings, and what it is told. */
  function following({
    file = join(temporaryFolder(), 'streams.json'),
    pauses = [1, 1, 1],
    failing = {},
  }: FollowOptions = {}) {
    const seen: string[] = [];
    const call: Follower['call'] = async ({ Records }) => {
      const failed = Records.filter((record) => {
        const pk = pkOf(record);
        seen.push(pk);
        const left = failing[pk] ?? 0;
        failing[pk] = left - 1;
        return left > 0;
      });
      return { batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })) };
    };
    const end = followTable(
      { name: 'only', trigger: { on: 'table', table: 'bookings', sk: 'booking' }, table: 'bookings', call },
      { api: streamApi(engine.endpoint), positions: positionsIn(file), idle: 5, pauses },
    );
    onTestFinished(end);
    return { seen, end, file };
  }

  /** Follows from here on: all that is there has been told. */
  async function caughtUp(given: FollowOptions = {}) {
    const marker = `marker-${Math.random()}`;
    await put(marker);
    const follower = following(given);
    await vi.waitFor(() => expect(follower.seen).toContain(marker), 10_000);
    await vi.waitFor(() => expect(existsSync(follower.file)).toBe(true));
    follower.seen.length = 0;
    return follower;
  }

  test('a function is told of changes of its items in their order, and of no others', async () => {
    const { seen } = await caughtUp();
    await put('first');
    await put('first', 'mail#requested#owner');
    await put('second');
    await client.send(new DeleteCommand({ TableName: 'bookings', Key: { pk: 'first', sk: 'booking' } }));
    await vi.waitFor(() => expect(seen).toEqual(['first', 'second', 'first']));
  });

  test('what happened while nothing followed is told at the next start, and what was done is not told again', async () => {
    const first = await caughtUp();
    await put('a');
    await vi.waitFor(() => expect(first.seen).toEqual(['a']));
    await first.end();
    await put('b');
    const { seen } = following({ file: first.file });
    await vi.waitFor(() => expect(seen).toEqual(['b']));
  });

  test('what fails is told again with what follows, and goes on when it succeeds', async () => {
    const { seen } = await caughtUp({ failing: { c: 2 } });
    await put('c');
    await put('d');
    await vi.waitFor(() => expect(seen.filter((pk) => pk === 'c')).toHaveLength(3));
    await vi.waitFor(() => expect(seen.at(-1)).toBe('d'));
    await put('e');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('e'));
  });

  test('a change that fails for ever is given up after its tries, with a line, and holds up nothing more', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { seen } = await caughtUp({ failing: { f: 99 }, pauses: [1, 1] });
    await put('f');
    await put('g');
    await vi.waitFor(() => expect(seen.at(-1)).toBe('g'));
    await vi.waitFor(() => expect(complaint).toHaveBeenCalledWith(expect.stringContaining('is given up')));
    expect(seen.filter((pk) => pk === 'f')).toHaveLength(3);
  });

  test('an engine that starts anew is followed on from where the function was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const first = await caughtUp();
    await put('h');
    await vi.waitFor(() => expect(first.seen).toEqual(['h']));
    await first.end();
    await put('i');
    await engine.stop();
    engine = await starters[kind]({ dataFolder });
    client = documents(new DynamoDBClient({ endpoint: engine.endpoint, ...localAccess }));
    await put('j');
    const { seen } = following({ file: first.file });
    await vi.waitFor(() => expect(seen).toEqual(['i', 'j']), 10_000);
  });

  test('the position of another stream, as of a folder that was deleted, is not taken for this one', async () => {
    const { file, end } = await caughtUp();
    await end();
    const other = JSON.parse(readFileSync(file, 'utf8'));
    const positions = positionsIn(join(temporaryFolder(), 'streams.json'));
    positions.keep('only', { ...other.only, stream: 'arn:of:another' });
    const seen: string[] = [];
    const stop = followTable(
      {
        name: 'only',
        trigger: { on: 'table', table: 'bookings', sk: 'booking' },
        table: 'bookings',
        call: async ({ Records }) => {
          seen.push(...Records.map(pkOf));
          return { batchItemFailures: [] };
        },
      },
      { api: streamApi(engine.endpoint), positions, idle: 5 },
    );
    onTestFinished(stop);
    await vi.waitFor(() => expect(seen).toContain('first'), 10_000);
  });
});
