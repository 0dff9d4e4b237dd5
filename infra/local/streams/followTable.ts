import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchAnswer } from '../../../functions/runtime/changes.ts';
import { isTriggeredBy, type TableTrigger } from '../../../functions/runtime/onEvent.ts';
import { tableVariable } from '../../../functions/runtime/table.ts';
import type { Engines } from '../engines/startEngines.ts';
import type { LoadedFunctions } from '../loadFunctions.ts';
import { type Positions, positionsIn } from './positions.ts';
import { ShardReader } from './shardReader.ts';
import { type StreamApi, type StreamRecord, streamApi } from './streamApi.ts';

/** A function, the table that it follows, and how it is called. */
export interface Follower {
  name: string;
  trigger: TableTrigger;
  /** The table's name in the engine. */
  table: string;
  call(batch: { Records: StreamRecord[] }): Promise<BatchAnswer>;
}

export interface FollowSettings {
  api: StreamApi;
  positions: Positions;
  /** Milliseconds between two looks at a stream that has nothing new. */
  idle?: number;
  /** Milliseconds before each further try of a change that has failed; then it is given up. */
  pauses?: readonly number[];
}

/** Some six minutes; on AWS it is hours. */
const growingPauses = [1, 2, 4, 8, 15, ...Array<number>(11).fill(30)].map((seconds) => seconds * 1000);

/** Calls a function for the changes of its items, as Lambda does, from where it was on. Answers with what ends it. */
export function followTable(follower: Follower, settings: FollowSettings): () => Promise<void> {
  const { api, positions, idle = 1000, pauses = growingPauses } = settings;
  const ending = new AbortController();
  const reader = new ShardReader({ ...follower, api, positions });
  const deliver = delivery(follower, pauses);
  let complained = false;
  const look = async (): Promise<number> => {
    let pause = idle;
    await reader.look(async (records) => {
      if (ending.signal.aborted) return undefined;
      const delivered = await deliver(records);
      pause = delivered.pause;
      return delivered.done;
    });
    complained = false;
    return pause;
  };
  const follow = async () => {
    while (!ending.signal.aborted) {
      const pause = await look().catch((error: unknown) => {
        if (!complained) console.error(`The stream of ${follower.trigger.table} cannot be read for now:`, error);
        complained = true;
        reader.beginAgain();
        return idle;
      });
      await wait(pause, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const ended = follow();
  return () => {
    ending.abort();
    return ended;
  };
}

/**
 * Delivers records of a stream; answers the last that is done, and how long to wait before the next. A change that fails too
 * often is given up, with a line.
 */
function delivery({ name, trigger, call }: Follower, pauses: readonly number[]) {
  let failing = { sequence: '', tries: 0 };
  return async (records: StreamRecord[]): Promise<{ done: string | undefined; pause: number }> => {
    const own = records.filter(({ dynamodb }) => isTriggeredBy(trigger, dynamodb.Keys.sk?.S));
    const failed = own.length > 0 ? await firstFailure(own, call) : undefined;
    if (failed === undefined) return { done: records.at(-1)?.dynamodb.SequenceNumber, pause: 0 };
    const tries = failing.sequence === failed ? failing.tries : 0;
    failing = { sequence: failed, tries: tries + 1 };
    const pause = pauses[tries];
    if (pause !== undefined) return { done: lastBefore(failed, records), pause };
    console.error(`${name} has failed ${failing.tries} times for one change of ${trigger.table}, which is given up.`);
    return { done: failed, pause: 0 };
  };
}

function lastBefore(failed: string, records: readonly StreamRecord[]): string | undefined {
  return records[records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed) - 1]?.dynamodb.SequenceNumber;
}

/** The first change that has to come again; a function that breaks off has done none. */
async function firstFailure(Records: StreamRecord[], call: Follower['call']): Promise<string | undefined> {
  try {
    const { batchItemFailures } = await call({ Records });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    return Records.find(({ dynamodb }) => failed.has(dynamodb.SequenceNumber))?.dynamodb.SequenceNumber;
  } catch (error) {
    console.error('A function that a change called has failed:', error);
    return Records[0]?.dynamodb.SequenceNumber;
  }
}

interface Sources extends Pick<Engines, 'tableNames'>, Pick<LoadedFunctions, 'handle'> {
  /** Of the DynamoDB engine. */
  endpoint: string;
  dataFolder: string;
  functions: Engines['events'];
}

/** Calls the functions that changes of tables call. Answers with what ends it. */
export function followTables({ endpoint, dataFolder, tableNames, functions, handle }: Sources): () => Promise<void> {
  const following = { api: streamApi(endpoint), positions: positionsIn(join(dataFolder, 'streams.json')) };
  const ends = functions.flatMap(({ name, needs: { trigger } }) => {
    if (trigger.on !== 'table') return [];
    const table = tableNames[tableVariable(trigger.table)] ?? '';
    const call = (batch: unknown) => handle(name, batch) as Promise<BatchAnswer>;
    return [followTable({ name, trigger, table, call }, following)];
  });
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
