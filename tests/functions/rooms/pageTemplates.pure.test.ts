import { beforeEach, expect, test } from 'vitest';
import { pageTemplates } from '../../../functions/rooms/pageTemplates.ts';
import { isOutage } from '../../../functions/runtime/outage.ts';
import { setForTest } from '../../support/accounts.ts';
import { objectStore } from '../../support/objectStore.ts';
import { callsAreSigned } from '../../support/secretsManager.ts';
import { passTime } from '../../support/time.ts';

beforeEach(() => {
  callsAreSigned();
  setForTest('PHOTO_BUCKET', 'photos');
});

test('a template is read by a signed call, each of its language', async () => {
  const held = await objectStore({ '/photos/page-templates/ur/room.html': 'کمرہ' });
  expect(await pageTemplates.open().read('room', 'ur')).toBe('کمرہ');
  expect(held.asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/s3\//);
});

test('it is kept for a minute', async () => {
  const path = '/photos/page-templates/en/room.html';
  const held = await objectStore({ [path]: 'first' });
  const { read } = pageTemplates.open();
  await read('room', 'en');
  held.objects[path] = 'second';
  passTime(59);
  expect(await read('room', 'en')).toBe('first');
  passTime(2);
  expect(await read('room', 'en')).toBe('second');
});

test.each([
  [404, 'NoSuchKey'],
  [403, 'AccessDenied'],
])('where S3 answers %d with %s no site has been put up yet', async (status, code) => {
  Object.assign(await objectStore({}), { status, code });
  expect(await pageTemplates.open().read('missing', 'en')).toBeUndefined();
});

test('where S3 does not believe the signature it is a fault of ours', async () => {
  Object.assign(await objectStore({}), { status: 403, code: 'SignatureDoesNotMatch' });
  await expect(pageTemplates.open().read('room', 'en')).rejects.toThrow('S3 refused');
});

test('where S3 is down so is the page', async () => {
  Object.assign(await objectStore({}), { status: 503 });
  const error = await pageTemplates
    .open()
    .read('room', 'en')
    .catch((thrown: unknown) => thrown);
  expect(isOutage(error)).toBe(true);
});
