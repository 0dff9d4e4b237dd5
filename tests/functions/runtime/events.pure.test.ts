import { expect, test } from 'vitest';
import { onEvent, type Trigger } from '../../../functions/runtime/onEvent.ts';
import { incomingKey, incomingPrefix } from '../../../shared/photos/photoUploads.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';

const limits = { summary: '', memoryMegabytes: 1, timeoutSeconds: 1 };
const onPhotos: Trigger = { on: 'photo', prefix: incomingPrefix };

async function fails(): Promise<never> {
  throw Object.assign(new Error('gul@example.com is not verified'), { name: 'MessageRejected', to: 'gul@example.com' });
}

const put = (key: string) => ({ detail: { object: { key } } });

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
