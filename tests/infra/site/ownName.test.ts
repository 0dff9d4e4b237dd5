import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { apiPath, edgeFunction, roomPageFunction, searchPageFunction, siteFunction } from '../../../infra/site/edge.ts';
import { atOwnName } from '../../../infra/site/ownName.ts';
import { atTheEdge, chose } from '../../support/edge.ts';

const domain = {
  name: 'sarai.example',
  alias: 'www.sarai.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
};

const sources: Record<string, string> = {
  site: siteFunction(),
  'page of a room': roomPageFunction(),
  'results of a search': searchPageFunction(),
  API: edgeFunction(apiPath),
};

const asked = (host: string, uri: string, more = {}) => ({
  uri,
  method: 'GET',
  headers: { host: { value: host } },
  ...more,
});

test.each(['/', '/Hotels', '/ur', '/ur/Hotels', '/sw.js', '/assets/index-3f2a.js'])(
  'who asks for %s under the other name is sent to the own one for good, in the language of the address',
  (uri) => {
    const { statusCode, headers } = atTheEdge(atOwnName(siteFunction(), domain), {
      ...asked(domain.alias, uri),
      ...chose('ur'),
    });
    expect([statusCode, headers.location.value]).toEqual([301, `https://sarai.example${uri}`]);
  },
);

test.each(Object.entries(sources))('the function of the %s sends a query along, as it came', (_, source) => {
  const querystring = {
    location: { value: '%D9%85' },
    facts: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
  };
  const { headers } = atTheEdge(atOwnName(source, domain), asked('WWW.sarai.example', '/ur/search', { querystring }));
  expect(headers.location.value).toBe('https://sarai.example/ur/search?location=%D9%85&facts=a&facts=b');
});

test.each(Object.entries(sources))(
  'the function of the %s serves the own name as it does without another one',
  (_, source) => {
    for (const uri of ['/ur/Hotels', '/api/rooms', '/user/room-details/p1']) {
      const own = asked(domain.name, uri);
      expect(atTheEdge(atOwnName(source, domain), own)).toEqual(atTheEdge(source, asked(domain.name, uri)));
    }
  },
);

test('a call of the API that sends something is sent again as it was', () => {
  const call = { ...asked(domain.alias, '/api/user/login'), method: 'POST' };
  const { statusCode, headers } = atTheEdge(atOwnName(edgeFunction(apiPath), domain), call);
  expect([statusCode, headers.location.value]).toEqual([308, 'https://sarai.example/api/user/login']);
});

test('nobody is sent to another site, whatever stands in the path', () => {
  const { headers } = atTheEdge(atOwnName(siteFunction(), domain), asked(domain.alias, '//evil.example/x'));
  expect(new URL(headers.location.value).host).toBe('sarai.example');
});

test('without another name a function is as it was', () => {
  const { alias: _, ...own } = domain;
  for (const source of Object.values(sources)) {
    expect(atOwnName(source, own)).toBe(source);
    expect(atOwnName(source, undefined)).toBe(source);
  }
});

/** Syntax that CloudFront's JavaScript does not have. */
const foreign =
  /"type":"(AssignmentPattern|ObjectPattern|ArrayPattern|SpreadElement|ForOfStatement|ChainExpression|TS\w+)"/;

test.each(Object.entries(sources))(
  'the function of the %s stays JavaScript that CloudFront runs, within its 10 KB',
  (_, source) => {
    const made = atOwnName(source, domain);
    expect(JSON.stringify(parseAst(made))).not.toMatch(foreign);
    expect(made.length).toBeLessThan(10_240);
  },
);
