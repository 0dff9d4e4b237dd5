import { describe, expect, test } from 'vitest';
import { type GatewayRequest, type Passage, toEvent } from '../../../../infra/local/gateway/toEvent.ts';

function eventOf(request: Partial<GatewayRequest> = {}, passage: Partial<Passage> = {}) {
  return toEvent(
    { method: 'GET', url: '/', rawHeaders: [], httpVersion: '1.1', socket: { remoteAddress: '192.0.2.1' }, ...request },
    {
      routeKey: 'GET /',
      path: '/',
      pathParameters: {},
      body: Buffer.alloc(0),
      requestId: 'id',
      receivedAt: new Date(1_583_348_638_390),
      ...passage,
    },
  );
}

test('the documented example of format 2.0', () => {
  const event = eventOf(
    {
      method: 'POST',
      url: '/path/to/resource?parameter1=value1&parameter1=value2&parameter2=value',
      rawHeaders: [
        ...['Host', 'id.execute-api.us-east-1.amazonaws.com'],
        ...['Header1', 'value1'],
        ...['Header2', 'value1'],
        ...['header2', 'value2'],
        ...['User-Agent', 'agent'],
        ...['Content-Type', 'text/plain'],
        ...['Cookie', 'cookie1; cookie2'],
      ],
    },
    {
      routeKey: '$default',
      path: '/path/to/resource',
      pathParameters: { parameter1: 'value1' },
      body: Buffer.from('Hello from Lambda'),
    },
  );
  expect(event).toEqual({
    version: '2.0',
    routeKey: '$default',
    rawPath: '/path/to/resource',
    rawQueryString: 'parameter1=value1&parameter1=value2&parameter2=value',
    cookies: ['cookie1', 'cookie2'],
    headers: {
      host: 'id.execute-api.us-east-1.amazonaws.com',
      header1: 'value1',
      header2: 'value1,value2',
      'user-agent': 'agent',
      'content-type': 'text/plain',
      'x-forwarded-for': '192.0.2.1',
    },
    queryStringParameters: { parameter1: 'value1,value2', parameter2: 'value' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'id.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'id',
      http: {
        method: 'POST',
        path: '/path/to/resource',
        protocol: 'HTTP/1.1',
        sourceIp: '192.0.2.1',
        userAgent: 'agent',
      },
      requestId: 'id',
      routeKey: '$default',
      stage: '$default',
      time: '04/Mar/2020:19:03:58 +0000',
      timeEpoch: 1_583_348_638_390,
    },
    body: 'Hello from Lambda',
    pathParameters: { parameter1: 'value1' },
    isBase64Encoded: false,
  });
});

test('what is not there is left out', () => {
  const event = eventOf();
  for (const field of ['cookies', 'queryStringParameters', 'pathParameters', 'body'])
    expect(event).not.toHaveProperty(field);
  expect(event.rawQueryString).toBe('');
});

describe('query', () => {
  test.each([
    [
      'percent signs and plus signs are decoded',
      'city=Hunza%20Valley&class=First+class',
      { city: 'Hunza Valley', class: 'First class' },
    ],
    ['an empty value stays', 'city=', { city: '' }],
    ['a name without a value is empty', 'city', { city: '' }],
    ['a question mark is part of the value', 'q=a?b', { q: 'a?b' }],
    ['broken encoding is passed on', 'q=%E0%A4%A', { q: expect.any(String) }],
  ])('%s', (_rule, query, parameters) => {
    const event = eventOf({ url: `/rooms?${query}` });
    expect(event.queryStringParameters).toEqual(parameters);
    expect(event.rawQueryString).toBe(query);
  });
});

describe('headers', () => {
  test('cookies of several headers are listed one by one, and are no header', () => {
    const event = eventOf({ rawHeaders: ['Cookie', 'a=1; b=2', 'cookie', 'c=3'] });
    expect(event.cookies).toEqual(['a=1', 'b=2', 'c=3']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  test('the address seen by the gateway comes after those that the client claims', () => {
    const event = eventOf({ rawHeaders: ['X-Forwarded-For', '203.0.113.9'] });
    expect(event.headers['x-forwarded-for']).toBe('203.0.113.9,192.0.2.1');
  });

  test('an IPv4 address is written as one on a socket of both kinds', () => {
    const event = eventOf({ socket: { remoteAddress: '::ffff:127.0.0.1' } });
    expect(event.requestContext.http.sourceIp).toBe('127.0.0.1');
  });
});

describe('body', () => {
  const bodyOf = (type: string | undefined, body: Buffer, more: string[] = []) => {
    const { body: given, isBase64Encoded } = eventOf(
      { rawHeaders: [...(type ? ['Content-Type', type] : []), ...more] },
      { body },
    );
    return { body: given, isBase64Encoded };
  };

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'text/csv',
    'application/problem+json',
    'application/xml',
  ])('%s is text', (type) => {
    expect(bodyOf(type, Buffer.from('سرائے'))).toEqual({ body: 'سرائے', isBase64Encoded: false });
  });

  test.each([
    'image/webp',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'application/jsonish',
    undefined,
  ])('%s is base64', (type) => {
    expect(bodyOf(type, Buffer.from([0, 255]))).toEqual({ body: 'AP8=', isBase64Encoded: true });
  });

  test('compressed text is base64', () => {
    const compressed = bodyOf('application/json', Buffer.from([31, 139]), ['Content-Encoding', 'gzip']);
    expect(compressed.isBase64Encoded).toBe(true);
  });
});
