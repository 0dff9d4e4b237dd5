import { expect, test } from 'vitest';
import { type ChangeBatch, onChange } from '../../../functions/runtime/onChange.ts';
import { onEvent, type Trigger } from '../../../functions/runtime/onEvent.ts';
import { incomingKey, incomingPrefix } from '../../../shared/photos/photoUploads.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';

const limits = { summary: '', memoryMegabytes: 1, timeoutSeconds: 1 };
const onPhotos: Trigger = { on: 'photo', prefix: incomingPrefix };

async function fails(): Promise<never> {
  throw Object.assign(new Error('gul@example.com is not verified'), { name: 'MessageRejected', to: 'gul@example.com' });
}

const put = (key: string) => ({ detail: { object: { key } } });

/** The log line of a change that fails, of an item with this key. */
async function faultOf(Keys: { pk: string; sk: string }, images: ('OldImage' | 'NewImage')[] = ['NewImage']) {
  const lines = listenAsLambda();
  const image = { pk: { S: Keys.pk }, sk: { S: Keys.sk }, userId: { S: 'zarmina' } };
  const dynamodb = { SequenceNumber: '1', Keys: image, ...Object.fromEntries(images.map((name) => [name, image])) };
  const trigger = { on: 'table', table: 'bookings', sk: Keys.sk } as const;
  await onChange({ ...limits, trigger }, {}, fails)({ Records: [{ dynamodb }] } as ChangeBatch);
  return { lines, message: asRead(lines)[0]?.message };
}

test('a fault of a photo names the photo', async () => {
  const lines = listenAsLambda();
  const handler = onEvent({ ...limits, trigger: onPhotos }, {}, fails);
  await expect(handler(put(incomingKey('vendor', 'p-1_x')))).rejects.toThrow();
  expect(asRead(lines)).toMatchObject([
    { level: 'ERROR', message: { event: 'photo', photoId: 'p-1_x', error: 'MessageRejected' } },
  ]);
  expect(lines.join()).not.toContain('vendor');
});

test('what was done for a photo is told with its id too', async () => {
  const lines = listenAsLambda();
  await onEvent({ ...limits, trigger: onPhotos }, {}, async () => ({ outcome: 'ready' }))(put(incomingKey('v', 'p1')));
  expect(asRead(lines)).toMatchObject([{ level: 'INFO', message: { photoId: 'p1', outcome: 'ready' } }]);
});

test.each(['gul@example.com', 'vendor/gul@example.com', 'a/b/c'])(
  'what is put under another key is not named: %s',
  async (rest) => {
    const lines = listenAsLambda();
    await onEvent({ ...limits, trigger: onPhotos }, {}, async () => ({}))(put(`${incomingPrefix}${rest}`));
    expect(asRead(lines)[0]?.message).not.toHaveProperty('photoId');
  },
);

test.each([
  ['booking#b1', 'booking', { bookingId: 'b1' }],
  ['property#p1', 'removal', { propertyId: 'p1' }],
  ['property#p1', 'reviews', { propertyId: 'p1' }],
])('a fault of a change of %s / %s names it', async (pk, sk, named) => {
  const { message } = await faultOf({ pk, sk });
  expect(message).toMatchObject({ event: 'table', error: 'MessageRejected', ...named });
});

test('a fault of an item that is gone names it by what it was', async () => {
  const { message } = await faultOf({ pk: 'property#p1', sk: 'removal' }, ['OldImage']);
  expect(message).toMatchObject({ propertyId: 'p1' });
});

test('a fault of a change of an account names nobody', async () => {
  const { lines, message } = await faultOf({ pk: 'account#zarmina', sk: 'properties' });
  expect(message).toMatchObject({ event: 'table', error: 'MessageRejected' });
  expect(lines.join()).not.toContain('zarmina');
});

test('of what Lambda writes about a fault by itself, nothing is from the fault', async () => {
  const lines = listenAsLambda();
  const thrown = await onEvent({ ...limits, trigger: onPhotos }, {}, fails)(put('a')).catch((error: unknown) => error);
  // The runtime does this with whatever a function throws.
  console.error(thrown);
  expect(lines).toHaveLength(2);
  expect(asRead(lines)[1]?.message).toMatchObject({ name: 'EventFailed' });
  expect(lines.join()).not.toContain('gul@example.com');
});

test('whoever runs it on one machine is told the fault itself', async () => {
  listenAsLambda();
  const handler = onEvent({ ...limits, trigger: onPhotos }, {}, fails);
  await expect(handler(put('a'))).rejects.toMatchObject({ cause: { name: 'MessageRejected' } });
});
