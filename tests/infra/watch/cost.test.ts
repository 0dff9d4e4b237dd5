import { describe, expect, test } from 'vitest';
import { edgePrices } from '../../../infra/watch/spending.ts';
import { api, type Operation } from '../../../shared/api.ts';
import type { Endpoint } from '../../../shared/endpoint.ts';
import { costFiles, readDocs } from '../../bench/cost/costPage.ts';
import { atOrigin, unitsOfKey } from '../../bench/cost/edge.ts';
import { readMeasured } from '../../bench/cost/measured.ts';
import { billOf, edgeFunctionCalls, edgeRequests, sumOf } from '../../bench/cost/model.ts';
import { prices } from '../../bench/cost/prices.ts';
import { partsOfStage } from '../../bench/cost/templates.ts';
import { besides, type EdgePart, sharedSeconds, type Work } from '../../bench/cost/visit.ts';
import { worstBills } from '../../bench/cost/worst.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { prod: stage } = exampleStages;
const measured = readMeasured();
const files = costFiles(measured);
const { site, firewall } = await stacksOf('prod');
if (!firewall) throw new Error('The stage prod has no firewall, and docs/cost.md says that it has one.');

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
  roomPage: 'getRoomPage',
  searchPage: 'getSearchPage',
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
    expect(stage.throttle.rate * measured.busiestKey).toBeLessThan(unitsOfKey);
  });
});

describe('what the stage prod is made of', () => {
  test('the firewall costs what its list and each of its rules do, and the page on deploying says so', () => {
    const [webAcl] = resources('AWS::WAFv2::WebACL', firewall);
    const count = webAcl?.Properties.Rules.length;
    const { firewallList: list, firewallRule: rule } = prices;
    const month = list.dollars + count * rule.dollars;
    expect(billOf(0, measured).WAF).toBe(month);
    expect(readDocs('deploying.md')).toContain(
      `${month} dollars a month (${list.dollars} for the list, ${rule.dollars} for each of ${count} rules)`,
    );
  });

  test.each(['dev', 'prod'] as const)(
    'the model counts alarms, secrets, keys, queues, dashboards and metrics of %s in its templates',
    async (name) => {
      expect(measured.stages[name]).toEqual(await partsOfStage(name));
    },
  );

  test('the model counts a function of the edge for each request of a part that calls one', () => {
    const [distribution] = resources('AWS::CloudFront::Distribution', site);
    const config = distribution?.Properties.DistributionConfig;
    const behaviors: Properties[] = [{ ...config.DefaultCacheBehavior, PathPattern: 'site' }, ...config.CacheBehaviors];
    const parts: Record<string, EdgePart> = { site: 'site', '/api/*': 'api', '/room-photos/*': 'photos' };
    const requests = edgeRequests(1e6, measured);
    // The page of a room, of a search or of a form that is opened first is one of the first loads of the site.
    const counted = behaviors.filter(
      ({ PathPattern }) => !/room-details|search|createpost|updatePost/.test(PathPattern),
    );
    const calls = counted.map(({ PathPattern, FunctionAssociations = [] }) => {
      const part = parts[PathPattern];
      if (!part) throw new Error(`The model counts no requests of ${PathPattern}.`);
      return FunctionAssociations.length * requests[part];
    });
    expect(edgeFunctionCalls(1e6, measured)).toBeCloseTo(calls.reduce((sum, each) => sum + each, 0));
  });

  test('one more file of the site costs a request and a function of the edge for each first load', () => {
    const { firstLoad } = measured;
    const larger = { ...measured, firstLoad: { ...firstLoad, files: firstLoad.files + 1 } };
    const added = billOf(1e8, larger).CloudFront - billOf(1e8, measured).CloudFront;
    const ofRequest = prices.edgeRequests.dollars / 1e4 + prices.edgeFunctions.dollars / 1e6;
    expect(added).toBeCloseTo((1e8 / 100) * besides.firstLoads * ofRequest);
  });

  test('who pays for its firewall pays for every request at the edge', () => {
    const requests = Object.values(edgeRequests(1e7, measured)).reduce((sum, each) => sum + each, 0);
    const { WAF } = billOf(1e7, measured);
    expect(WAF - billOf(0, measured).WAF).toBeCloseTo((requests / 1e6) * prices.firewall.dollars);
  });
});

test('nothing that somebody does on purpose costs more than what the edge answers by itself', () => {
  const bills = worstBills(measured).map(({ aDay, firewall }) => aDay + firewall);
  expect(Math.max(...bills)).toBe(bills.at(-1));
});

test('dev stays below five and a half dollars a month, one of them for its key, and so does a month in which it is tried', () => {
  expect(billOf(0, measured, 'dev').KMS).toBe(prices.keys.dollars);
  for (const visits of [0, 1000]) expect(sumOf(billOf(visits, measured, 'dev'))).toBeLessThan(5.5);
});

test('a flat-rate plan ends what the edge can cost: the rest of the worst day is bounded by throttles and tables', () => {
  const bills = worstBills(measured);
  const atEdge = bills.filter(({ what }) => /files|photos/.test(what));
  expect(atEdge.length).toBeGreaterThan(2);
  for (const { behindEdge } of atEdge) expect(behindEdge).toBe(0);
  const worst = Math.max(...bills.map(({ behindEdge }) => behindEdge));
  expect(worst).toBeLessThan(Math.max(...bills.map(({ aDay, firewall }) => aDay + firewall)) / 8);
});

test('what one address can cost is bounded by the firewall', () => {
  const one = worstBills(measured).find(({ what }) => what.startsWith('one address'));
  expect(one?.aDay).toBeLessThan(50);
});

test('the alarm of the spend reckons with the prices of this page', () => {
  const { edgeRequests: asked, firewall: looked, edgeFunctions: changed, edgeTraffic } = prices;
  const request = asked.dollars / 1e4 + looked.dollars / 1e6 + changed.dollars / 1e6;
  expect(edgePrices.request).toBeCloseTo(request, 12);
  expect(edgePrices.gigabyte).toBe(edgeTraffic.dollars);
});
