import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Trigger } from '../../../functions/runtime/onEvent.ts';
import { dispatchEvents } from '../../../infra/local/dispatchEvents.ts';
import type { StoredObject } from '../../../infra/local/engines/s3.ts';
import type { SentMail } from '../../../infra/local/engines/ses.ts';

const photoTrigger: Trigger = { on: 'photo', prefix: 'room-photos/incoming/' };

interface Circumstances {
  pauses?: number[];
  unjudged?: StoredObject[];
}

/** One function, a bucket that tells of objects, and a mail service that tells of mails. */
function watching(
  trigger: Trigger,
  invoke: (event: unknown) => Promise<void>,
  { pauses = [], unjudged = [] }: Circumstances = {},
) {
  const put: ((object: StoredObject) => void)[] = [];
  const sent: ((mail: SentMail) => void)[] = [];
  const needs = { trigger, summary: '', memoryMegabytes: 1, timeoutSeconds: 1 };
  const end = dispatchEvents({
    onPut: (listener) => void put.push(listener),
    onMail: (listener) => void sent.push(listener),
    unjudged,
    bucket: 'photos',
    functions: [{ name: 'only', needs }],
    handle: (name, event) => (name === 'only' ? invoke(event) : Promise.reject(new Error(`There is no ${name}.`))),
    pauses,
  });
  const object = (key: string, bucket = 'photos') => put[0]?.({ bucket, key, size: 5 });
  const mail = (to: string) => sent[0]?.({ to, configurationSet: 'sarai-local' });
  return { object, mail, end };
}

test('a function is told of new objects under its prefix, and of no others', async () => {
  const seen: unknown[] = [];
  const { object, end } = watching(photoTrigger, async (event) => void seen.push(event));
  object('room-photos/u-1/960.webp');
  object('room-photos/incoming/owner/u-2', 'other');
  object('room-photos/incoming/owner/u-1');
  await vi.waitFor(() => expect(seen).not.toEqual([]));
  await end();
  expect(seen).toEqual([
    {
      source: 'aws.s3',
      'detail-type': 'Object Created',
      detail: { bucket: { name: 'photos' }, object: { key: 'room-photos/incoming/owner/u-1', size: 5 } },
    },
  ]);
});

test('a photo that was put and not judged before the server died is judged at its next start', async () => {
  const seen: unknown[] = [];
  const key = 'room-photos/incoming/owner/u-1';
  const left = [{ bucket: 'photos', key, size: 5 }];
  const { end } = watching(photoTrigger, async (event) => void seen.push(event), { unjudged: left });
  await vi.waitFor(() => expect(seen).toMatchObject([{ detail: { object: { key } } }]));
  await end();
});

test('events are taken one after another, and one that fails does not stop the next', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const order: string[] = [];
  let fails = true;
  const { object, end } = watching(photoTrigger, async () => {
    order.push('begin');
    await turn();
    if (fails) {
      fails = false;
      throw new Error('the first one');
    }
    order.push('end');
  });
  object('room-photos/incoming/owner/u-1');
  object('room-photos/incoming/owner/u-2');
  await vi.waitFor(() => expect(order).toEqual(['begin', 'begin', 'end']));
  await end();
  expect(complaint).toHaveBeenCalledOnce();
});

test('a photo whose check failed once for a fault of the store is checked again, and at most three times', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const seen: string[] = [];
  const fails = (times: number) => {
    const invoke = async (event: unknown) => {
      seen.push((event as { detail: { object: { key: string } } }).detail.object.key);
      if (seen.length <= times) throw new Error('the store is busy');
    };
    return watching(photoTrigger, invoke, { pauses: [1, 1] });
  };
  const busyOnce = fails(1);
  busyOnce.object('room-photos/incoming/owner/u-1');
  busyOnce.object('room-photos/incoming/owner/u-2');
  await vi.waitFor(() => expect(seen.map((key) => key.at(-1))).toEqual(['1', '2', '1']));
  await busyOnce.end();
  seen.length = 0;
  const busyForEver = fails(99);
  busyForEver.object('room-photos/incoming/owner/u-1');
  await vi.waitFor(() => expect(complaint).toHaveBeenCalledTimes(1 + 3));
  await busyForEver.end();
  expect(seen).toHaveLength(3);
});

test('a server that stops does not wait for the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const called = vi.fn(() => Promise.reject(new Error('the store is gone')));
  const { object, end } = watching(photoTrigger, called, { pauses: [60_000] });
  object('room-photos/incoming/owner/u-1');
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
  await end();
  expect(called).toHaveBeenCalledOnce();
});

test('an hour counts as over when the server starts', async () => {
  const called = vi.fn(async () => {});
  const { end } = watching({ on: 'clock', everyMinutes: 60 }, called);
  await vi.waitFor(() => expect(called).toHaveBeenCalledOnce());
  await end();
});

test('a mail to a mailbox of the simulator that sends it back is told of, and no other mail', async () => {
  const seen: unknown[] = [];
  const trigger: Trigger = { on: 'mail', events: ['Email Bounced'] };
  const { mail, end } = watching(trigger, async (event) => void seen.push(event));
  mail('gul@example.com');
  mail('success@simulator.amazonses.com');
  mail('complaint@simulator.amazonses.com');
  mail('bounce+gul@simulator.amazonses.com');
  await vi.waitFor(() => expect(seen).not.toEqual([]));
  await end();
  expect(seen).toMatchObject([
    {
      source: 'aws.ses',
      'detail-type': 'Email Bounced',
      detail: {
        eventType: 'Bounce',
        mail: {
          destination: ['bounce+gul@simulator.amazonses.com'],
          tags: { 'ses:configuration-set': ['sarai-local'] },
        },
        bounce: { bounceType: 'Permanent' },
      },
    },
  ]);
});
