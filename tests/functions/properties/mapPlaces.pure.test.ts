import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { followerOn, located } from '../../../functions/properties/mapPlaces.ts';
import { publicAddress, startInternet } from '../../support/standInInternet.ts';

const redirect = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(302, { location }).end();

const asked: string[] = [];
const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/named': redirect('https://www.google.com/maps/place/Fort/@36.3,74.6,17z/data=!3d36.32556!4d74.66972'),
  '/page': redirect('https://www.google.com/maps?ftid=0x1'),
  '/maps': (_, response) =>
    response.end('<meta content="https://maps.google.com/s?center=36.32556%2C74.66972&amp;zoom=15">'),
  '/strange': redirect('https://evil.example/?q=36.32556,74.66972'),
  '/nowhere': redirect('https://www.google.com/maps/about'),
  '/maps/about': (_, response) => response.end('About'),
};
const names = ['maps.app.goo.gl', 'www.google.com', 'evil.example'];
const internet = await startInternet(
  (request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    pages[request.url?.split('?')[0] ?? '']?.(request, response);
  },
  Object.fromEntries(names.map((name) => [name, [[publicAddress]]])),
);
afterAll(() => internet.stop());

const links = followerOn(internet.network);
const address = { street: 'Fort Road', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' };
const spot = { north: 36.32556, east: 74.66972 };
const locate = (path: string) => located({ ...address, mapPlace: `https://maps.app.goo.gl${path}` }, undefined, links);
const unread = { code: 'invalid_request', issues: [{ path: 'address.mapPlace', code: 'map_link_unread' }] };

test('a short link is followed to the address that names the place, which is not asked', async () => {
  expect(await locate('/named')).toEqual({ ...address, spot });
  expect(asked).toEqual(['maps.app.goo.gl/named']);
});

test('the page of a map names the place where no address does', async () => {
  expect(await locate('/page')).toEqual({ ...address, spot });
});

test('a short link that leads to another host is refused, and that host is not asked', async () => {
  await expect(locate('/strange')).rejects.toMatchObject(unread);
  expect(asked.filter((each) => each.startsWith('evil'))).toEqual([]);
});

test('a short link that leads to no place is said at its field', async () => {
  await expect(locate('/nowhere')).rejects.toMatchObject(unread);
});

test('the place of before stays where none is sent, and goes where the field is empty', async () => {
  expect(await located(address, spot, links)).toEqual({ ...address, spot });
  expect(await located({ ...address, mapPlace: ' ' }, spot, links)).toEqual(address);
});
