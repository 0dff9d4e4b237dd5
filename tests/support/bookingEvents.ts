import { inject } from 'vitest';
import type { ChangeFunction } from '../../functions/runtime/onChange.ts';
import { keysOf } from '../../functions/runtime/onEvent.ts';
import type { Position } from '../../infra/local/streams/positions.ts';
import { ShardReader } from '../../infra/local/streams/shardReader.ts';
import { type StreamRecord, streamApi } from '../../infra/local/streams/streamApi.ts';
import { asRoleOf } from './permissions.ts';
import { addStreams, type TestTables } from './tables.ts';

const names = ['mailBooking', 'declineOverlaps', 'followRooms'] as const;

/** The functions that follow tables, each from where it was on, as a test calls them. */
export interface BookingEvents {
  /** Calls all of them until nothing is new. Answers how many changes have failed, which come again at the next call. */
  deliver(): Promise<number>;
  /** Begins here: what was changed before is told to nobody. */
  skip(): Promise<void>;
}

/** Follows the streams of a test's tables on the engine under test; nothing is called but by the test. */
export function followBookings(tables: TestTables): BookingEvents {
  const kept = new Map<string, Position>();
  const positions = {
    of: (name: string) => kept.get(name),
    keep: (name: string, position: Position) => void kept.set(name, position),
  };
  const api = streamApi(inject('dynamoDbEndpoint'));
  const drainAll = async (call: Call): Promise<number> => {
    let failures = 0;
    for (const name of names) {
      const handler = await loadEvent(name);
      const table = tables[handler.needs.trigger.table].name;
      failures += await drain(new ShardReader({ api, name, table, positions }), handler, call);
    }
    return failures;
  };
  return {
    deliver: async () => {
      let failures = await drainAll(callAsLambda);
      // A change by one function is new for the others.
      for (let round = 0; round < 2 && failures === 0; round += 1) failures = await drainAll(callAsLambda);
      return failures;
    },
    skip: async () => {
      await addStreams(tables);
      await drainAll(async () => []);
    },
  };
}

/** Calls a function for some changes; answers which of them have failed. */
type Call = (handler: ChangeFunction, Records: StreamRecord[]) => Promise<string[]>;

async function drain(reader: ShardReader, handler: ChangeFunction, call: Call): Promise<number> {
  for (;;) {
    const failures: number[] = [];
    await reader.look(async (records) => {
      const { done, failed } = await deliver(records, handler, call);
      failures.push(failed);
      return done;
    });
    const failed = failures.reduce((sum, each) => sum + each, 0);
    if (failed > 0 || failures.length === 0) return failed;
  }
}

async function deliver(records: StreamRecord[], handler: ChangeFunction, call: Call) {
  const own = records.filter(({ dynamodb }) => keysOf(handler.needs.trigger).includes(dynamodb.Keys.sk?.S));
  const failed = own.length > 0 ? await call(handler, own) : [];
  const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb.SequenceNumber));
  const done = first < 0 ? records.at(-1) : records[first - 1];
  return { done: done?.dynamodb.SequenceNumber, failed: failed.length };
}

/** Each call loads them, so that modules that a test resets are opened anew. */
async function loadEvent(name: (typeof names)[number]): Promise<ChangeFunction> {
  const { handler } = await import(`../../functions/events/${name}.ts`);
  return handler;
}

async function callAsLambda(handler: ChangeFunction, Records: StreamRecord[]): Promise<string[]> {
  const { batchItemFailures } = await asRoleOf(handler.ports, () => handler({ Records }));
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

/** Lets the clock ring for mails that are late. */
export async function mailsAreLate(): Promise<void> {
  const { handler } = await import('../../functions/events/resendMails.ts');
  await asRoleOf(handler.ports, () => handler({}));
}

/** Lets the clock ring for what is due. */
export async function bookingsAreDue(): Promise<void> {
  const { handler } = await import('../../functions/events/bookingsDue.ts');
  await asRoleOf(handler.ports, () => handler({}));
}

/** Lets the clock ring for digests that are due. */
export async function digestsAreDue(): Promise<void> {
  const { handler } = await import('../../functions/events/mailDigests.ts');
  await asRoleOf(handler.ports, () => handler({}));
}
