import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Listener, QueueBatch } from '../../functions/bus/listener.ts';
import type { Publisher } from '../../functions/bus/publisher.ts';
import { changeOf } from '../../functions/runtime/changes.ts';
import { isTriggeredBy } from '../../functions/runtime/onEvent.ts';
import { messagesOf } from '../../infra/local/bus/busEngine.ts';
import { callOnce } from '../../infra/local/bus/callListeners.ts';
import { Messages } from '../../infra/local/bus/messages.ts';
import type { Position } from '../../infra/local/streams/positions.ts';
import { ShardReader } from '../../infra/local/streams/shardReader.ts';
import { type StreamRecord, streamApi } from '../../infra/local/streams/streamApi.ts';
import { asRoleOf } from './permissions.ts';
import { addStreams, type TestTables } from './tables.ts';

const publishers = ['publishBookings', 'publishProperties', 'publishMessages'] as const;

const listeners = ['mailBooking', 'pushNotices', 'declineOverlaps', 'noteAnswers', 'followRooms'] as const;

/** The functions that hear events of tables, each from where it was on, as a test calls them. */
export interface BookingEvents {
  /** Calls all of them until nothing is new. Answers how many events have failed, which come again at the next call. */
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
  const messages = new Messages();
  const read = async (take: (publisher: Publisher, records: StreamRecord[]) => number) => {
    let events = 0;
    for (const name of publishers) {
      const publisher = await load<Publisher>(name);
      const table = tables[publisher.needs.trigger.table].name;
      events += await readAll(new ShardReader({ api, name, table, positions }), (records) => take(publisher, records));
    }
    return events;
  };
  return {
    deliver: async () => {
      messages.hurry();
      let failures = 0;
      // A change by one function is new for the others.
      for (let isNew = true; isNew && failures === 0; ) {
        const told = await read((publisher, records) => tell(publisher, records, messages));
        isNew = told > 0 || hasDue(messages);
        for (const name of listeners) failures += await drain(name, messages);
      }
      return failures;
    },
    skip: async () => {
      await addStreams(tables);
      await read(() => 0);
    },
  };
}

function hasDue(messages: Messages): boolean {
  return listeners.some((name) => messages.dueIn(name) === 0);
}

/** Reads all that is new; answers the sum of what became of it. */
async function readAll(reader: ShardReader, take: (records: StreamRecord[]) => number): Promise<number> {
  let sum = 0;
  for (let isNew = true; isNew; ) {
    isNew = false;
    await reader.look(async (records) => {
      isNew = true;
      sum += take(records);
      return records.at(-1)?.dynamodb.SequenceNumber;
    });
  }
  return sum;
}

/** Puts the events of some changes into the queues of listeners, as publisher and bus do. Answers how many events. */
function tell({ needs, eventsOf }: Publisher, records: readonly StreamRecord[], messages: Messages): number {
  const own = records.filter(({ dynamodb }) => isTriggeredBy(needs.trigger, dynamodb.Keys.sk?.S));
  const events = own.flatMap((record) => eventsOf(changeOf(record)));
  for (const event of events) messages.put(messagesOf(randomUUID(), event, { listeners: heardBy }));
  return events.length;
}

/** Calls a listener until its queue has nothing that is due; answers how many events have failed. */
async function drain(name: string, messages: Messages): Promise<number> {
  const handler = await load<Listener>(name);
  const call = ({ Records }: QueueBatch) =>
    // Without a handle there is no queue to put a message off in.
    asRoleOf(handler.ports, () => handler({ Records: Records.map(({ receiptHandle: _, ...rest }) => rest) }));
  let failures = 0;
  for (let taken = 1; taken > 0; ) {
    const done = await callOnce({ name, call }, messages);
    failures += done.failed;
    taken = done.taken;
  }
  return failures;
}

/** Each call loads them, so that modules that a test resets are opened anew. */
async function load<Handler>(name: string): Promise<Handler> {
  return (await import(`../../functions/events/${name}.ts`)).handler;
}

const heardBy = await Promise.all(
  listeners.map(async (name) => ({ name, events: (await load<Listener>(name)).needs.trigger.events })),
);

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
