import { beforeEach, expect, test } from 'vitest';
import { type HeardEvent, listener, type QueueMessage } from '../../../functions/bus/listener.ts';
import { mostTries, pauseAfter } from '../../../functions/bus/pauses.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';
import { type Bus, busServer } from './busServer.ts';

let bus: Bus;

beforeEach(async () => {
  bus = await busServer();
});

/** A function that fails for some bookings. */
function hearing(...failing: string[]) {
  const lines = listenAsLambda();
  const heard: HeardEvent[] = [];
  const handler = listener(
    {
      trigger: { on: 'bus', events: ['booking.accepted', 'vendor.confirmed'] },
      ...{ summary: '', harm: '', memoryMegabytes: 1, timeoutSeconds: 1 },
    },
    {},
    async (event) => {
      heard.push(event);
      if (event.name === 'booking.accepted' && failing.includes(event.detail.bookingId)) throw new Error('not now');
      return { done: 1 };
    },
  );
  return { heard, handler, lines };
}

/** A message of the queue, taken for the so manieth time, of an event of so many minutes ago. */
function message(
  bookingId: string,
  { tries = 1, minutesAgo = 0, detail = { bookingId, at: '' } as object } = {},
): QueueMessage {
  const name = 'bookingId' in detail ? 'booking.accepted' : 'vendor.confirmed';
  return {
    messageId: `m-${bookingId}`,
    receiptHandle: `handle-${bookingId}`,
    eventSourceARN: 'arn:aws:sqs:eu-west-1:1:sarai-test-mailBooking',
    body: JSON.stringify({ id: `e-${bookingId}`, source: 'sarai', 'detail-type': name, detail }),
    attributes: { ApproximateReceiveCount: String(tries), SentTimestamp: String(Date.now() - minutesAgo * 60_000) },
  };
}

const hidden = () => bus.sqs.map(({ input }) => [input.ReceiptHandle, input.VisibilityTimeout]);

test('an event is heard by its name, with its detail and the id that EventBridge gave it', async () => {
  const { heard, handler } = hearing();
  expect(await handler({ Records: [message('b1')] })).toEqual({ batchItemFailures: [] });
  expect(heard).toEqual([{ id: 'e-b1', name: 'booking.accepted', detail: { bookingId: 'b1', at: '' } }]);
  expect(bus.sqs).toEqual([]);
});

test('one that fails comes again by itself, and holds up no other of its batch', async () => {
  const { heard, handler } = hearing('b2');
  const answer = await handler({ Records: [message('b1'), message('b2'), message('b3')] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm-b2' }] });
  expect(heard).toHaveLength(3);
});

test.each([
  [1, 2],
  [2, 4],
  [8, 256],
  [10, 900],
  [60, 900],
])('after %i tries it is hidden for %i seconds', async (tries, seconds) => {
  const { handler } = hearing('b1');
  await handler({ Records: [message('b1', { tries })] });
  expect(hidden()).toEqual([['handle-b1', seconds]]);
  expect(bus.sqs[0]?.input.QueueUrl).toBe('https://sqs.eu-west-1.amazonaws.com/1/sarai-test-mailBooking');
});

test('its tries last through an outage of twelve hours, and not for ever', () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, at) => pauseAfter(at + 1));
  const hours = pauses.reduce((sum, each) => sum + each, 0) / 3600;
  expect(hours).toBeGreaterThan(12);
  expect(hours).toBeLessThan(48);
});

test('where SQS does not hide it, it fails all the same and comes when the queue lets it', async () => {
  const { handler } = hearing('b1');
  bus.sqsStatus = 500;
  expect((await handler({ Records: [message('b1')] })).batchItemFailures).toHaveLength(1);
});

test('a replayed event, which is in no queue, is not hidden', async () => {
  const { handler } = hearing('b1');
  const { receiptHandle: _, ...replayed } = message('b1');
  expect((await handler({ Records: [replayed] })).batchItemFailures).toHaveLength(1);
  expect(bus.sqs).toEqual([]);
});

test('a fault names the event and its booking, and how late it is by now', async () => {
  const { handler, lines } = hearing('b1');
  await handler({ Records: [message('b1', { minutesAgo: 31, tries: 9 })] });
  expect(asRead(lines)).toMatchObject([
    {
      level: 'ERROR',
      message: { event: 'bus', eventId: 'e-b1', heard: 'booking.accepted', bookingId: 'b1', error: 'Error' },
    },
    { level: 'WARN', message: { lateMinutes: 31, tries: 9 } },
  ]);
});

test('an event of an account names nobody in the log', async () => {
  const { handler, lines } = hearing();
  await handler({ Records: [message('v', { detail: { vendorId: 'zarmina' } })] });
  expect(asRead(lines)).toMatchObject([{ message: { heard: 'vendor.confirmed', done: 1 } }]);
  expect(lines.join()).not.toContain('zarmina');
});

test('a message that EventBridge has not written fails, and holds up no other', async () => {
  const { heard, handler } = hearing();
  const strange = { ...message('b1'), body: 'hello' };
  const answer = await handler({ Records: [strange, message('b2')] });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm-b1' }] });
  expect(heard).toHaveLength(1);
});
