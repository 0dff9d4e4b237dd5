import { describe, expect, test } from 'vitest';
import { operate } from '../../../infra/operate/operate.ts';
import { freshTables } from '../../support/tables.ts';
import { type Behind, givenUpServer } from './givenUpServer.ts';

const tables = await freshTables();
const arnOf = (name: string) => `arn:aws:lambda:eu-west-1:1:function:${name}`;

/** As Lambda puts aside an event that its function has failed for three times. */
const failedEvent = (MessageId: string, name: string, requestPayload: object) => ({
  MessageId,
  Body: JSON.stringify({ requestContext: { functionArn: `${arnOf(name)}:$LATEST` }, requestPayload }),
});

/** As Lambda puts aside where changes of a stream stand. */
const failedChanges = (MessageId: string, [from, to]: [number, number]) => ({
  MessageId,
  Body: JSON.stringify({
    requestContext: { functionArn: arnOf('publishBookings') },
    DDBStreamBatchInfo: {
      streamArn: 'arn:stream',
      shardId: 'shard-1',
      startSequenceNumber: String(from),
      endSequenceNumber: String(to),
    },
  }),
});

/** As EventBridge puts aside what it could not hand over. */
const undelivered = (MessageId: string, name: string, event: object) => ({
  MessageId,
  Body: JSON.stringify(event),
  MessageAttributes: { TARGET_ARN: { StringValue: arnOf(name), DataType: 'String' } },
});

const queueArn = 'arn:aws:sqs:eu-west-1:1:sarai-prod-mailBooking';

/** As a listener's queue sets an event aside whose tries are used up. */
const setAside = (MessageId: string, id: string) => ({
  MessageId,
  Body: JSON.stringify({ id, 'detail-type': 'booking.accepted', detail: { bookingId: 'b1' } }),
  Attributes: { DeadLetterQueueSourceArn: queueArn, SentTimestamp: '1' },
});

const changeOf = (number: number) => ({ dynamodb: { SequenceNumber: String(number), Keys: { sk: { S: 'booking' } } } });

/** Runs the command over these, and tells what it said, what was called and what is left. */
async function replaying(of: Partial<Behind>, ...args: string[]) {
  const called: [string, unknown][] = [];
  const { answer = () => null } = of;
  const behind: Behind = {
    messages: [],
    changes: [],
    ...of,
    answer: (name, payload) => {
      called.push([name, payload]);
      return answer(name, payload);
    },
  };
  const queue = await givenUpServer(behind);
  const said: string[] = [];
  await operate(tables, ['replay', ...args], (sentence) => said.push(sentence), { givenUp: async () => queue });
  return { said: said.join('\n'), called, left: behind.messages };
}

test('a dry run tells what waits, calls nothing, and leaves all of it to be had at once', async () => {
  const messages = [failedEvent('1', 'processPhoto', { detail: {} }), failedChanges('2', [1, 1])];
  const { said, called, left } = await replaying({ messages });
  expect(said).toContain('2 messages to be replayed. Among them, for:\n  processPhoto  1\n  publishBookings  2');
  expect(called).toEqual([]);
  expect(left.map(({ hidden }) => hidden)).toEqual([false, false]);
});

test('an event that failed calls its function again with what it had, and leaves the queue', async () => {
  const { said, called, left } = await replaying({ messages: [failedEvent('1', 'processPhoto', { a: 1 })] }, '--yes');
  expect(called).toEqual([['processPhoto', { a: 1 }]]);
  expect(left).toEqual([]);
  expect(said).toBe('1 message replayed.');
});

test('an event that was never handed over goes to the function that it was for', async () => {
  const { called } = await replaying({ messages: [undelivered('1', 'mailMark', { 'detail-type': 'x' })] }, '--yes');
  expect(called).toEqual([['mailMark', { 'detail-type': 'x' }]]);
});

test.each([
  ['a queue has set aside', setAside('m1', 'e1')],
  [
    'never came to its queue',
    {
      ...undelivered('m1', '', {}),
      Body: setAside('m1', 'e1').Body,
      MessageAttributes: { TARGET_ARN: { StringValue: queueArn } },
    },
  ],
])('an event that %s goes to the listener of this queue, as it comes from there', async (_, message) => {
  const { called, left } = await replaying({ messages: [message] }, '--yes');
  expect(called).toMatchObject([
    ['sarai-prod-mailBooking', { Records: [{ messageId: 'm1', body: message.Body, eventSourceARN: queueArn }] }],
  ]);
  expect(JSON.stringify(called)).not.toContain('receiptHandle');
  expect(left).toEqual([]);
});

test('changes are read from the stream, from the first to the last of the message', async () => {
  const changes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(changeOf);
  const { called } = await replaying({ messages: [failedChanges('1', [2, 8])], changes }, '--yes');
  const numbers = called.map(([, payload]) =>
    (payload as { Records: typeof changes }).Records.map(({ dynamodb }) => dynamodb.SequenceNumber),
  );
  expect(numbers).toEqual([['2', '3', '4', '5', '6', '7', '8']]);
});

test.each([
  ['a function that breaks off', failedEvent('1', 'bookingsDue', {}), { errorType: 'EventFailed' }],
  ['a function whose time is up', failedEvent('1', 'bookingsDue', {}), { errorMessage: 'Task timed out' }],
  ['a change that fails', failedChanges('1', [1, 1]), { batchItemFailures: [{ itemIdentifier: '1' }] }],
])('%s leaves its message, to be had at once', async (_, message, answer) => {
  const { said, left } = await replaying(
    { messages: [message], changes: [changeOf(1)], answer: () => answer },
    '--yes',
  );
  expect(left).toEqual([{ ...message, hidden: false }]);
  expect(said).toContain('1 message failed and left in the queue.');
});

test.each([
  ['TrimmedDataAccessException', 'a change'],
  ['ResourceNotFoundException', 'a shard'],
])('changes that the stream has forgotten (%s: %s) leave the queue, and are told', async (forgotten) => {
  const { said, called, left } = await replaying({ messages: [failedChanges('1', [1, 2])], forgotten }, '--yes');
  expect([called, left]).toEqual([[], []]);
  expect(said).toContain('1 message removed: the stream has forgotten their changes, after 24 hours.');
});

test('a message of another kind stops nothing and stays', async () => {
  const messages = [{ MessageId: '1', Body: 'hello' }, failedEvent('2', 'processPhoto', {})];
  const { called, left } = await replaying({ messages }, '--yes');
  expect(called).toHaveLength(1);
  expect(left.map(({ MessageId }) => MessageId)).toEqual(['1']);
});

test('more than one page of messages is replayed, and each is logged', async () => {
  const messages = Array.from({ length: 23 }, (_, at) => failedEvent(`m${at}`, 'processPhoto', { at }));
  const { called } = await replaying({ messages }, '--yes');
  expect(called).toHaveLength(23);
  const said: string[] = [];
  await operate(tables, ['log'], (sentence) => said.push(sentence));
  expect(said.filter((line) => /replay {2}processPhoto {2}event m\d+: done$/.test(line))).toHaveLength(23);
});

describe('skip', () => {
  const messages = () => [setAside('m1', 'e1'), setAside('m2', 'e2'), failedEvent('m3', 'processPhoto', {})];

  async function skipping(...args: string[]) {
    const behind: Behind = { messages: messages(), changes: [], answer: () => null };
    const queue = await givenUpServer(behind);
    const said: string[] = [];
    const around = { givenUp: async () => queue };
    await operate(tables, ['skip', ...args], (sentence) => said.push(sentence), around);
    return { said: said.join('\n'), left: behind.messages };
  }

  test('names the event and its listener, and changes nothing without --yes', async () => {
    const { said, left } = await skipping('e2', '--reason', 'a test booking');
    expect(said).toContain('sarai-prod-mailBooking never does the event e2');
    expect(left).toEqual(messages().map((each) => ({ ...each, hidden: false })));
  });

  test.each([
    ['e2', ['m1', 'm3']],
    ['m3', ['m1', 'm2']],
  ])('%s alone leaves the queue, and the others can be had at once', async (event, stay) => {
    const { left } = await skipping(event, '--reason', 'a test booking', '--yes');
    expect(left.map(({ MessageId, hidden }) => [MessageId, hidden])).toEqual(stay.map((id) => [id, false]));
    const said: string[] = [];
    await operate(tables, ['log'], (sentence) => said.push(sentence));
    expect(said[0]).toMatch(new RegExp(`skip {2}.+ {2}event ${event} set aside for good: a test booking$`));
  });

  test('wants a reason, and an event that is there', async () => {
    await expect(skipping('e2', '--yes')).rejects.toThrow();
    await expect(skipping('e9', '--reason', 'a test booking', '--yes')).rejects.toThrow('not among what was given up');
  });
});
