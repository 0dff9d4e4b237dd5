import { beforeAll, beforeEach, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/getRoomPage.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { objectStore } from '../../support/objectStore.ts';
import { pageRenderers } from '../../support/pageRenderers.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { callsAreSigned } from '../../support/secretsManager.ts';
import { freshTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  const tables = await freshTables();
  await propertyStore(tables.properties).save(aProperty({ rooms: rooms(3) }));
});

beforeEach(() => {
  callsAreSigned();
  pageRenderers();
  setForTest('PHOTO_BUCKET', 'photos');
  // The page that an earlier test has read has expired.
  passTime(120);
});

const templates = {
  '/photos/page-templates/en/room.html': '<!--head--><!--page--><!--data-->',
  '/photos/page-templates/ur/room.html': '<html lang="ur"><!--head--><!--page--><!--data-->',
  '/photos/page-templates/en/missing.html': '<h1>Sarai</h1>',
};

test('the page of the room that the address names, in its language, kept at the edge for a minute', async () => {
  await objectStore(templates);
  const { status, body, headers } = await call(handler, {
    params: { roomId: 'pinehouse' },
    query: { room: '3', language: 'ur' },
  });
  expect(status).toBe(200);
  expect(body).toMatch(/^<html lang="ur"><title>ur<\/title>/);
  expect(body).toContain('data-page="/user/room-details/pinehouse?room=3"');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=300',
  });
});

test('without a number it is the first room, and without a language English', async () => {
  await objectStore(templates);
  const { body } = await call(handler, { params: { roomId: 'pinehouse' } });
  expect(body).toContain('<title>en</title>');
  expect(body).toContain('data-page="/user/room-details/pinehouse"');
});

test.each([
  ['a property that is not there', 'nowhere', {}],
  ['a room that is not there', 'pinehouse', { room: '99' }],
])('%s is a page too, which nobody keeps', async (_, roomId, query) => {
  await objectStore(templates);
  const { status, body, headers } = await call(handler, { params: { roomId }, query });
  expect([status, body, headers['cache-control']]).toEqual([404, '<h1>Sarai</h1>', 'no-store']);
});

test('a failure is a page with the sentence, and says when to come again', async () => {
  Object.assign(await objectStore({}), { status: 503 });
  const asked = { params: { roomId: 'nowhere' }, query: { language: 'ur' } };
  const { status, body, headers } = await call(handler, asked);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '3' });
  expect(body).toContain('<a href="">Try again</a>');
});
