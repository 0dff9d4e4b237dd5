import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchAnswer } from '../../../functions/runtime/onChange.ts';
import { type EventNeeds, keysOf, type TableTrigger } from '../../../functions/runtime/onEvent.ts';
import { tableVariable } from '../../../functions/runtime/table.ts';
import { type Positions, positionsIn } from './positions.ts';
import { type ShardPart, ShardReader } from './shardReader.ts';
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
    for await (const part of reader.parts()) {
      if (ending.signal.aborted) return 0;
      pause = await deliver(part);
    }
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

/** Delivers parts of a stream; answers how long to wait before the next. A change that fails too often is given up, with a line. */
function delivery({ name, trigger, call }: Follower, pauses: readonly number[]) {
  let failing = { sequence: '', tries: 0 };
  const pauseAfter = (sequence: string): number | undefined => {
    const tries = failing.sequence === sequence ? failing.tries : 0;
    failing = { sequence, tries: tries + 1 };
    return pauses[tries];
  };
  const retreat = (part: ShardPart, failed: string): number => {
    const pause = pauseAfter(failed);
    if (pause !== undefined) {
      goBack(part, failed);
      return pause;
    }
    console.error(`${name} has failed ${failing.tries} times for one change of ${trigger.table}, which is given up.`);
    part.done(failed);
    return 0;
  };
  return async (part: ShardPart): Promise<number> => {
    const own = part.records.filter(({ dynamodb }) => keysOf(trigger).includes(dynamodb.Keys.sk?.S));
    const failed = own.length > 0 ? await firstFailure(own, call) : undefined;
    if (failed !== undefined) return retreat(part, failed);
    part.done();
    return 0;
  };
}

/** The changes before the failed one are done. */
function goBack({ records, done, again }: ShardPart, failed: string): void {
  const before = records[records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failed) - 1];
  if (before) done(before.dynamodb.SequenceNumber);
  else again();
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

interface Sources {
  /** Of the DynamoDB engine. */
  endpoint: string;
  dataFolder: string;
  /** The tables' names, by the environment variables that tell them to functions. */
  tableNames: Readonly<Record<string, string>>;
  functions: readonly { name: string; needs: EventNeeds }[];
  handle(name: string, event: unknown): Promise<unknown>;
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
