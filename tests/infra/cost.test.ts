import { describe, expect, test } from 'vitest';
import { stage } from '../../infra/stages/prod.ts';
import { stageNames } from '../../infra/stages/stageNamed.ts';
import { api, type Operation } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { costFiles, readDocs } from '../bench/cost/costPage.ts';
import { atOrigin, unitsOfKey, unitsOfSearch } from '../bench/cost/edge.ts';
import { readMeasured } from '../bench/cost/measured.ts';
import { billOf, sumOf } from '../bench/cost/model.ts';
import { sharedSeconds, type Work } from '../bench/cost/visit.ts';

const measured = readMeasured();
const files = costFiles(measured);

test.each(Object.keys(files))('docs/%s is what the model says: `npm run bench -- cost` writes it', (name) => {
  expect(readDocs(name)).toBe(files[name]);
});

const operations: Partial<Record<Work, Operation>> = {
  featured: 'listFeaturedRooms',
  cityPage: 'browseRooms',
  search: 'getRoomSearch',
  counts: 'getRoomCounts',
  datedSearch: 'getRoomSearch',
  details: 'getRoomDetails',
  reviews: 'listReviews',
};

test('the model keeps answers at the edge as long as the API does', () => {
  const seconds = Object.entries(operations).map(([work, operation]) => {
    const endpoint: Endpoint = api[operation];
    return [work, endpoint.cacheSeconds];
  });
  expect(Object.fromEntries(seconds)).toEqual(sharedSeconds);
});

describe('at the edge', () => {
  const busy = { seconds: 10, caches: 1 };

  test('one search that everybody asks for is fetched once while it is kept', () => {
    expect(atOrigin(10_000, { ...busy, addresses: 1 })).toBeCloseTo(0.1, 3);
  });

  test('searches that differ are fetched each', () => {
    expect(atOrigin(10_000, { ...busy, addresses: 1e9 })).toBeCloseTo(10_000, -1);
  });

  test('the throttle lets less through to one route than a key serves', () => {
    expect(stage.throttle.rate * unitsOfSearch(measured)).toBeLessThan(unitsOfKey);
  });
});

test('a month of more visits costs more', () => {
  const bills = [1e3, 1e5, 1e7, 1e8].map((visits) => sumOf(billOf(visits, measured)));
  expect(bills).toEqual([...bills].sort((a, b) => a - b));
});

test('the stage that the page speaks of is one', () => {
  expect(stageNames()).toContain('prod');
});
