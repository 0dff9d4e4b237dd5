import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventBus } from '../../../../functions/bus/eventBus.ts';
import { listener, type QueueBatch } from '../../../../functions/bus/listener.ts';
import { mostTries } from '../../../../functions/bus/pauses.ts';
import { givenUp } from '../../../../functions/bus/sqs.ts';
import { type LocalListener, startBus } from '../../../../infra/local/bus/busEngine.ts';
import { callListeners, callOnce } from '../../../../infra/local/bus/callListeners.ts';
import { givenUpQueue, Messages } from '../../../../infra/local/bus/messages.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const listeners: LocalListener[] = [
  { name: 'mail', events: ['booking.accepted', 'booking.declined'] },
  { name: 'notes', events: ['booking.accepted'] },
];

/** A bus whose listeners nobody calls yet. */
async function aBus({ messages = new Messages(), disorder }: { messages?: Messages; disorder?: () => number } = {}) {
  const { endpoint, stop } = await startBus({ messages, listeners, disorder });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await stop();
  });
  const variables = {
    AWS_ENDPOINT_URL_EVENTBRIDGE: endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
    EVENT_BUS: 'sarai-local',
    GIVEN_UP_QUEUE: 'given-up',
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return { messages, put: (...ids: string[]) => eventBus.open().put(ids.map(accepted)) };
}

const accepted = (bookingId: string) => ({ name: 'booking.accepted', detail: { bookingId, at: '' } }) as const;

/** A listener of ours that fails for one booking for ever, and the bookings that it has done. */
function failingFor(failing: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const done: string[] = [];
  const call = listener(
    {
      trigger: { on: 'bus', events: ['booking.accepted'] },
      ...{ summary: '', harm: '', memoryMegabytes: 1, timeoutSeconds: 1 },
    },
    {},
    async ({ detail: { bookingId } }) => {
      if (bookingId === failing) throw new Error('never');
      done.push(bookingId);
      return {};
    },
  );
  return { call, done };
}

test('an event is in the queue of each of its listeners once it is answered, also after a kill', async () => {
  const file = join(temporaryFolder(), 'messages.jsonl');
  const { put } = await aBus({ messages: new Messages(file) });
  expect(await put('b1')).toEqual([undefined]);
  const after = new Messages(file);
  expect([after.take('mail', 9, 0).length, after.take('notes', 9, 0).length]).toEqual([1, 1]);
  expect(JSON.parse(after.take('mail', 1, 0)[0]?.body ?? '')).toMatchObject({
    source: 'sarai',
    'detail-type': 'booking.accepted',
    detail: { bookingId: 'b1' },
  });
});

test('an event that always fails is set aside after its tries, while a thousand others arrive', async () => {
  const { messages, put } = await aBus();
  const { call, done } = failingFor('poison');
  const mail = { name: 'mail', call };
  await put('poison');
  for (let round = 0; round < mostTries; round += 1) {
    await put(...Array.from({ length: 9 }, (_, at) => `b${round}-${at}`));
    messages.hurry();
    while ((await callOnce(mail, messages)).taken > 0);
    // It fails, and nothing waits for it.
    expect(done).toHaveLength((round + 1) * 9);
  }
  expect(done.length).toBeGreaterThan(1_000);
  expect([messages.count(['mail']), messages.count([`${givenUpQueue}mail`])]).toEqual([0, 1]);
}, 60_000);

test('a listener that fails hides its event for a pause, so that a fault of a moment is over by the next try', async () => {
  const { messages, put } = await aBus();
  const { call } = failingFor('b1');
  await put('b1');
  expect(await callOnce({ name: 'mail', call }, messages)).toEqual({ taken: 1, failed: 1 });
  const due = messages.dueIn('mail') ?? 0;
  expect([due > 1_000, due <= 2_000]).toEqual([true, true]);
});

test('a function that breaks off has done none of its messages, and they come again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { messages, put } = await aBus();
  await put('b1', 'b2');
  const call = () => Promise.reject(new Error('out of memory'));
  expect(await callOnce({ name: 'mail', call }, messages)).toEqual({ taken: 2, failed: 2 });
  expect(messages.count(['mail'])).toBe(2);
});

test('with disorder some events come twice, and each comes', async () => {
  let number = 0;
  const disorder = () => [0.9, 0.1, 0.2, 0.7, 0.4, 0.25, 0.6][number++ % 7] ?? 0;
  const { messages, put } = await aBus({ disorder });
  const ids = Array.from({ length: 20 }, (_, at) => `b${at}`);
  await put(...ids.slice(0, 10));
  await put(...ids.slice(10));
  messages.hurry();
  const seen = messages.take('mail', 99, 0).map(({ body }) => JSON.parse(body).detail.bookingId);
  expect(new Set(seen)).toEqual(new Set(ids));
  expect(seen.length).toBeGreaterThan(20);
});

test('every listener is called for what is in its queue, and for what comes', async () => {
  const { messages, put } = await aBus();
  const called: string[] = [];
  await put('before');
  const handle = async (name: string, { Records }: QueueBatch) => {
    called.push(...Records.map(({ body }) => `${name} ${JSON.parse(body).detail.bookingId}`));
    return { batchItemFailures: [] };
  };
  const end = callListeners({ messages, listeners, handle });
  await vi.waitFor(() => expect(called).toHaveLength(2));
  await put('after');
  await vi.waitFor(() => expect(called.sort()).toEqual(['mail after', 'mail before', 'notes after', 'notes before']));
  await end();
  expect(messages.count(['mail', 'notes'])).toBe(0);
});

test('what a publisher gives up is kept', async () => {
  const { messages } = await aBus();
  await givenUp.open().keep('publishBookings', { untold: [] });
  expect(messages.count([givenUpQueue])).toBe(1);
});
