import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { bookingEvents } from '../../../functions/bookings/bookingEvents.ts';
import { publisher } from '../../../functions/bus/publisher.ts';
import type { Change, ChangeRecord } from '../../../functions/runtime/changes.ts';
import { type Bus, busServer } from './busServer.ts';

let bus: Bus;

beforeEach(async () => {
  bus = await busServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const handler = publisher<Booking>(
  { trigger: { on: 'table', table: 'bookings', sk: ['booking'] }, summary: '', memoryMegabytes: 1, timeoutSeconds: 1 },
  (change: Change<Booking>) => {
    if (change.after?.id === 'broken') throw new Error('gul@example.com is no booking');
    return bookingEvents(change);
  },
);

/** The change by which a request was stored, so many minutes ago. */
function requested(id: string, minutesAgo = 0): ChangeRecord {
  const image = {
    ...{ pk: { S: `booking#${id}` }, sk: { S: 'booking' }, id: { S: id }, state: { S: 'pending' } },
    ...{ askedAt: { S: '2026-11-24T00:00:00.000Z' }, note: { S: 'a view of Rakaposhi' }, userId: { S: 'zarmina' } },
  };
  const created = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  const { pk, sk } = image;
  const dynamodb = { SequenceNumber: `seq-${id}`, Keys: { pk, sk }, NewImage: image };
  return { dynamodb: { ...dynamodb, ApproximateCreationDateTime: created } };
}

const requests = (count: number) => Array.from({ length: count }, (_, at) => requested(`b${at + 1}`));

const failed = async (...Records: ChangeRecord[]) =>
  (await handler({ Records })).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

const refusing = (code: string, ...ids: string[]) => {
  bus.refuse = ({ Detail }) => (ids.includes(JSON.parse(Detail).bookingId) ? code : undefined);
};

const putIds = () => bus.put.map(({ Detail }) => JSON.parse(Detail).bookingId);

test('an event has its name, the id and the moment, and nothing that people typed', async () => {
  expect(await failed(requested('b1'))).toEqual([]);
  expect(bus.put).toEqual([
    {
      EventBusName: 'sarai-test',
      Source: 'sarai',
      DetailType: 'booking.requested',
      Detail: JSON.stringify({ bookingId: 'b1', at: '2026-11-24T00:00:00.000Z' }),
    },
  ]);
});

test('ten are put with a call', async () => {
  expect(await failed(...requests(23))).toEqual([]);
  expect(bus.calls.map(({ length }) => length)).toEqual([10, 10, 3]);
});

test('a change that means nothing, and one of another key, put nothing', async () => {
  const { dynamodb } = requested('b1');
  const Keys = { ...dynamodb.Keys, sk: { S: 'mail#requested#owner' } };
  const { NewImage = {} } = dynamodb;
  expect(await failed({ dynamodb: { ...dynamodb, Keys } }, { dynamodb: { ...dynamodb, OldImage: NewImage } })).toEqual(
    [],
  );
  expect(bus.calls).toEqual([]);
});

test('of a call that was taken in part, the rest alone is put again', async () => {
  bus.refuse = ({ Detail }, call) => (call === 1 && Detail.includes('b2"') ? 'ThrottlingException' : undefined);
  expect(await failed(...requests(3))).toEqual([]);
  expect(bus.calls.map(({ length }) => length)).toEqual([3, 1]);
  expect(putIds()).toEqual(['b1', 'b3', 'b2']);
});

test('what the bus does not take now comes again with the stream, and nothing is given up', async () => {
  refusing('InternalFailure', 'b2');
  expect(await failed(...requests(3))).toEqual(['seq-b2']);
  expect(bus.calls).toHaveLength(3);
  expect(bus.sqs).toEqual([]);
});

test('where the bus is away all changes come again', async () => {
  bus.status = 500;
  expect(await failed(...requests(3))).toEqual(['seq-b1', 'seq-b2', 'seq-b3']);
  expect(bus.sqs).toEqual([]);
});

test('an event that the bus will never take goes into the queue of what was given up, and holds up no other', async () => {
  refusing('MalformedDetail', 'b2');
  expect(await failed(...requests(3))).toEqual([]);
  expect(putIds()).toEqual(['b1', 'b3']);
  const [{ action, input } = { action: '', input: {} }, ...more] = bus.sqs;
  expect([action, more]).toEqual(['SendMessage', []]);
  const { requestContext, requestPayload } = JSON.parse(String(input.MessageBody));
  expect(requestContext.functionArn).toBe('arn:aws:lambda:::function:sarai-test-publishBookings');
  bus.refuse = () => undefined;
  expect(await handler(requestPayload)).toEqual({ batchItemFailures: [] });
  expect(putIds()).toEqual(['b1', 'b3', 'b2']);
});

test('an event that is not taken for an hour is given up, for the queue keeps it longer than the stream', async () => {
  refusing('InternalFailure', 'b1', 'b2');
  expect(await failed(requested('b1', 61), requested('b2', 59))).toEqual(['seq-b2']);
  expect(bus.sqs).toHaveLength(1);
});

test('what cannot be given up either comes again', async () => {
  refusing('MalformedDetail', 'b1');
  bus.sqsStatus = 500;
  expect(await failed(requested('b1'))).toEqual(['seq-b1']);
});

test('a change of which no event can be made holds up no other, and is given up by its key alone', async () => {
  expect(await failed(requested('broken'), requested('b2'))).toEqual([]);
  expect(putIds()).toEqual(['b2']);
  const body = String(bus.sqs[0]?.input.MessageBody);
  expect(JSON.parse(body).requestPayload.unread.Keys.pk.S).toBe('booking#broken');
  expect(body).not.toContain('Rakaposhi');
});

test('an event that was given up fails its replay while the bus does not take it', async () => {
  refusing('InternalFailure', 'b1');
  const untold = [{ name: 'booking.requested', detail: { bookingId: 'b1', at: '' } } as const];
  expect((await handler({ untold })).batchItemFailures).toHaveLength(1);
});
