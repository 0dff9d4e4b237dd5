import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiRoute } from '../../../../infra/local/gateway/invoke.ts';
import { serveApi } from '../../../../infra/local/gateway/serveApi.ts';
import { openListener } from '../../../../infra/local/listener.ts';
import { serve } from '../ask.ts';

const json = { 'content-type': 'application/json' };
const echo: ApiRoute = {
  routeKey: 'POST /echo',
  invoke: async (event) => ({ statusCode: 200, headers: json, body: event.body ?? '' }),
};

afterEach(() => vi.restoreAllMocks());

test('the function gets the event and its answer goes out', async () => {
  let seen: APIGatewayProxyEventV2 | undefined;
  const ask = await serve(
    serveApi([
      {
        routeKey: 'GET /rooms/{id}',
        invoke: async (event) => {
          seen = event;
          return { statusCode: 200, headers: json, body: '{"ok":true}' };
        },
      },
    ]),
  );
  const answer = await ask({ path: '/rooms/a%20b?city=Hunza', headers: { cookie: 'a=1' } });
  expect(answer.json()).toEqual({ ok: true });
  expect(seen).toMatchObject({
    routeKey: 'GET /rooms/{id}',
    rawPath: '/rooms/a b',
    pathParameters: { id: 'a b' },
    queryStringParameters: { city: 'Hunza' },
    cookies: ['a=1'],
  });
});

test('the function gets a context', async () => {
  const invoke = vi.fn<ApiRoute['invoke']>();
  const ask = await serve(serveApi([{ routeKey: 'GET /rooms', timeoutSeconds: 5, invoke }]));
  const { headers } = await ask({ path: '/rooms' });
  const [, seen] = invoke.mock.calls[0] ?? [];
  expect(seen?.awsRequestId).toBe(headers['apigw-requestid']);
  expect(seen?.functionName).toBe('GET-rooms');
  expect(seen?.getRemainingTimeInMillis()).toBeGreaterThan(4_000);
  expect(seen?.getRemainingTimeInMillis()).toBeLessThanOrEqual(5_000);
});

test('an unknown address is 404 in the form of every error', async () => {
  const ask = await serve(serveApi([echo]));
  const answer = await ask({ path: '/nowhere' });
  expect(answer.status).toBe(404);
  expect(answer.json()).toEqual({ message: expect.stringMatching(/\.$/), code: 'not_found' });
  expect(answer.headers['content-type']).toBe('application/json');
});

test('a wrong method is 405 and says which are right', async () => {
  const ask = await serve(serveApi([echo]));
  const answer = await ask({ path: '/echo' });
  expect(answer.status).toBe(405);
  expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  expect(answer.headers.allow).toBe('OPTIONS, POST');
});

test('OPTIONS says which methods are right', async () => {
  const ask = await serve(serveApi([echo]));
  const answer = await ask({ method: 'OPTIONS', path: '/echo' });
  expect([answer.status, answer.headers.allow]).toEqual([204, 'OPTIONS, POST']);
});

test('HEAD is answered as GET without the body', async () => {
  const ask = await serve(
    serveApi([
      {
        routeKey: 'GET /rooms',
        invoke: async (event) => ({ statusCode: 200, headers: json, body: event.requestContext.http.method }),
      },
    ]),
  );
  const answer = await ask({ method: 'HEAD', path: '/rooms' });
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '3', 0]);
});

test('an address with broken encoding is 400', async () => {
  const ask = await serve(serveApi([echo]));
  const answer = await ask({ path: '/rooms/%E0%A4%A' });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request' });
});

test('a body of exactly 100 KB passes', async () => {
  const ask = await serve(serveApi([echo]));
  const body = 'x'.repeat(100 * 1024);
  const answer = await ask({ method: 'POST', path: '/echo', headers: json, body });
  expect([answer.status, answer.body.toString() === body]).toEqual([200, true]);
});

test.each([
  ['a byte over 100 KB', 100 * 1024 + 1, {}],
  ['a byte over 100 KB in chunks', 100 * 1024 + 1, { 'transfer-encoding': 'chunked' }],
  ['ten megabytes', 10_000_000, {}],
  ['ten megabytes in chunks', 10_000_000, { 'transfer-encoding': 'chunked' }],
])('%s are 413', async (_what, size, headers) => {
  const invoke = vi.fn();
  const listener = await openListener({ port: 0 });
  onTestFinished(() => listener.close());
  listener.serve(serveApi([{ routeKey: 'POST /echo', invoke }]));
  // The body is streamed, as a browser would: the whole is larger than what a socket takes in one go.
  const chunk = Buffer.alloc(Math.min(size, 65_536));
  const body = new ReadableStream({
    start(controller) {
      for (let left = size; left > 0; left -= chunk.length) controller.enqueue(chunk.subarray(0, left));
      controller.close();
    },
  });
  const length: Record<string, string> = 'transfer-encoding' in headers ? {} : { 'content-length': String(size) };
  const sending: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: length };
  const answer = await fetch(`${listener.url}/echo`, sending);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
  expect(invoke).not.toHaveBeenCalled();
});

test('a client that never stops sending is cut off', async () => {
  const listener = await openListener({ port: 0 });
  onTestFinished(() => listener.close());
  listener.serve(serveApi([echo]));
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const pump = () => {
    while (socket.writable && socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`));
    socket.once('drain', pump);
  };
  pump();
  const answered = text(socket).catch(() => 'reset');
  // `once` of node:events would take the error that may come before for its own.
  await new Promise((closed) => socket.once('close', closed));
  expect(await answered).toMatch(/^HTTP\/1.1 413 |^reset$/);
});

test('a function that takes too long is 503', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = await serve(
    serveApi([{ routeKey: 'GET /slow', timeoutSeconds: 0.05, invoke: () => new Promise(() => {}) }]),
  );
  const answer = await ask({ path: '/slow' });
  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'timeout' });
});

test('an error is 500 without details, which the log has', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('the secret cause');
  const ask = await serve(serveApi([{ routeKey: 'GET /broken', invoke: () => Promise.reject(broken) }]));
  const answer = await ask({ path: '/broken' });
  expect(answer.status).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal' });
  expect(answer.body.toString()).not.toContain('secret');
  expect(logged).toHaveBeenCalledWith('GET /broken failed:', broken);
});

test('an error thrown before the first await is 500 too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = await serve(
    serveApi([
      {
        routeKey: 'GET /broken',
        invoke: () => {
          throw new Error('at once');
        },
      },
    ]),
  );
  expect((await ask({ path: '/broken' })).status).toBe(500);
});
