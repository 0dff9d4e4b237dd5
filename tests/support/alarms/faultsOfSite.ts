import { setForTest } from '../accounts.ts';
import { breakDatabase } from '../brokenDatabase.ts';
import { callsAreSigned, manager } from '../secretsManager.ts';
import type { Fault } from './fault.ts';
import { bookingRequest, login, lose, search } from './knownCalls.ts';
import { forget } from './product.ts';

/** Faults for which the site cannot be opened, or can but not used; made in the running product too. */
export const ofSite: Fault[] = [
  {
    alarm: 'failing',
    broken: 'DynamoDB breaks every connection: searches, logins and requests are called, and the site is visited',
    also: ['site-down', 'edge-failing', 'unavailable'],
    world: async (scene) => {
      await breakDatabase('breaks connections');
      const calls = [
        await scene.product.call('getRoomSearch', search, 490),
        await scene.product.call('userLogin', login, 3),
        await scene.product.call('createBookingRequest', bookingRequest(scene), 1),
      ];
      return { calls, visit: await scene.product.visit() };
    },
  },
  {
    alarm: 'site-down',
    broken:
      'The distribution, its name or its certificate is gone: the site is visited, and no call reaches the gateway',
    world: async ({ product }) => {
      setForTest('WATCHED_SITE', 'http://127.0.0.1:1');
      const visit = await product.run('openSite');
      return { visit, calls: [], pages: { answers: 0, faults: 0, bytes: 0 } };
    },
  },
  {
    alarm: 'site-down',
    broken: 'Another page stands in the place of the home page, and all else is well',
    world: async ({ product }) => ({
      visit: await product.visit((_, response) => void response.end('<h1>Welcome to nginx!</h1>')),
    }),
  },
  {
    alarm: 'site-down',
    broken: 'No search finds anything: the table has no entries',
    world: async ({ product, tables }) => {
      lose('properties', tables.users);
      return { visit: await product.visit() };
    },
  },
  {
    alarm: 'site-down',
    broken: 'The function that opens the site is not called any more',
    world: () => ({ visit: undefined }),
  },
  {
    alarm: 'edge-failing',
    broken: 'The bucket of the site answers 503: the site is visited, and 3,000 pages and photos are asked for',
    also: ['site-down'],
    world: async ({ product }) => ({
      visit: await product.visit((_, response) => void response.writeHead(503).end()),
      pages: { answers: 3000, faults: 3000, bytes: 1_000_000 },
    }),
  },
  {
    alarm: 'past-edge',
    broken: 'The distribution sends a key that functions do not know: all calls are refused, those of the visit too',
    also: ['site-down'],
    world: async (scene) => {
      callsAreSigned();
      await manager({ AWSCURRENT: 'another key' });
      setForTest('EDGE_SECRET', 'arn:aws:secretsmanager:ap-south-1:1:secret:edge-x');
      setForTest('EDGE_ONLY', 'true');
      forget();
      const headers = { 'x-sarai-edge': 'the key' };
      const calls = [
        await scene.product.call('getRoomSearch', { ...search, headers }, 490),
        await scene.product.call('userLogin', { ...login, headers }, 3),
      ];
      return { calls, visit: await scene.product.visit() };
    },
  },
];
