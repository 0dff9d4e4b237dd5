import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { FetchFault } from '../../../functions/runtime/fetchFault.ts';
import { fetchPublic, type PublicRequest } from '../../../functions/runtime/publicFetch.ts';
import { publicAddress, startInternet } from '../../support/standInInternet.ts';

const wanted: PublicRequest = { accept: 'text/calendar', milliseconds: 10_000, maxBytes: 1_000_000 };

/** Answers by path. */
const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/plain': (_, response) => response.setHeader('etag', '"7"').end('Aslam'),
  '/gone': (_, response) => response.writeHead(410).end('gone'),
  '/headers': ({ headers }, response) => response.end(JSON.stringify(headers)),
  '/once': (_, response) => response.writeHead(302, { location: '/plain?from=once' }).end(),
  '/other': (_, response) => response.writeHead(307, { location: 'https://two.example/plain' }).end(),
  '/without': (_, response) => response.writeHead(302).end('nowhere'),
  '/for-ever': (_, response) => response.writeHead(301, { location: 'https://one.example/for-ever' }).end(),
  '/to-http': (_, response) => response.writeHead(302, { location: 'http://one.example/plain' }).end(),
  '/to-metadata': (_, response) => response.writeHead(302, { location: 'https://169.254.169.254/latest/' }).end(),
  '/to-private': (_, response) => response.writeHead(302, { location: 'https://inside.example/' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('Aslam')),
  '/deflate': (_, response) => response.setHeader('content-encoding', 'deflate').end(deflateSync('Aslam')),
  '/brotli': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('Aslam')),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/not-gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end('Aslam'),
  '/twice-packed': (_, response) => response.setHeader('content-encoding', 'gzip, gzip').end(),
  '/fifty': (_, response) => response.end(Buffer.alloc(50_000_000)),
  '/endless': (_, response) => endless(response, 0),
  '/trickle': (_, response) => endless(response, 20),
  '/silent': () => undefined,
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('Asl');
    setTimeout(() => response.destroy(), 20);
  },
  '/utf-16': (_, response) => response.end(Buffer.from('\ufeffAslam', 'utf16le')),
  '/latin': (_, response) => response.setHeader('content-type', 'text/calendar; charset=iso-8859-1').end(latin),
  '/no-charset': (_, response) => response.setHeader('content-type', 'text/plain; charset=klingon').end('Aslam'),
};
const latin = Buffer.from('Réservée', 'latin1');

/** Writes for as long as somebody reads; bytes at once, or one after so many milliseconds. */
function endless(response: ServerResponse, pause: number): void {
  const timer = setInterval(() => response.write(pause ? 'a' : 'a'.repeat(100_000)), pause);
  response.on('close', () => clearInterval(timer));
}

const internet = await startInternet(
  (request, response) => pages[request.url?.split('?')[0] ?? '']?.(request, response),
  {
    'inside.example': [['10.0.0.8']],
    'mixed.example': [[publicAddress, '192.168.1.1']],
    'mapped.example': [['::ffff:127.0.0.1']],
    'metadata.example': [['169.254.169.254']],
    'rebinding.example': [[publicAddress], ['127.0.0.1']],
    'nobody.example': [[]],
  },
);
afterAll(() => internet.stop());

function get(address: string, changed: Partial<PublicRequest> = {}) {
  return fetchPublic(address, { ...wanted, ...changed }, internet.network);
}

async function faultOf(address: string, changed: Partial<PublicRequest> = {}): Promise<string> {
  const result = await get(address, changed).catch((error: Error) => error);
  return result instanceof FetchFault ? result.code : `no fault: ${JSON.stringify(result)}`;
}

test('a page is read with its status, its ETag and its address', async () => {
  const plain = { status: 200, address: 'https://one.example/plain', etag: '"7"', text: 'Aslam' };
  expect(await get('https://one.example/plain')).toEqual(plain);
  expect(await get('https://one.example/gone')).toMatchObject({ status: 410, text: 'gone' });
});

test('a redirect is followed, also to another name', async () => {
  expect(await get('https://one.example/once')).toMatchObject({ address: 'https://one.example/plain?from=once' });
  expect(await get('https://one.example/other')).toMatchObject({ address: 'https://two.example/plain', text: 'Aslam' });
  expect(await get('https://one.example/without')).toMatchObject({ status: 302, text: 'nowhere' });
});

test('a server is asked for what is wanted, under its name', async () => {
  const { text } = await get('https://one.example./headers', { etag: '"7"' });
  expect(JSON.parse(text)).toMatchObject({
    host: 'one.example',
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'if-none-match': '"7"',
  });
});

test.each(['gzip', 'deflate', 'brotli', 'utf-16', 'no-charset'])(
  'a body is read as it is packed and written: %s',
  async (path) => {
    expect(await get(`https://one.example/${path}`)).toMatchObject({ text: 'Aslam' });
  },
);

test('a body is read in the charset of its type', async () => {
  expect(await get('https://one.example/latin')).toMatchObject({ text: 'Réservée' });
});

test.each([
  'http://one.example/plain',
  'ftp://one.example/plain',
  'file:///etc/passwd',
  'one.example/plain',
  'https://one.example:8443/plain',
  'https://one.example:22/',
  'https://user@one.example/plain',
  'https://:secret@one.example/plain',
  'https://localhost/',
  'https://localhost./',
  'https://127.0.0.1/',
  'https://127.0.0.1./',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://93.184.215.14/plain',
  'https://one_example/',
  'https://one..example/',
  'https://%6cocalhost/',
  `https://one.example/${'a'.repeat(3_000)}`,
  '',
  'https://one.example/to-http',
  'https://one.example/to-metadata',
  'https://one.example/to-file',
])('an address is refused that is none of https on the internet: %.60s', async (address) => {
  expect(await faultOf(address)).toBe('address_refused');
});

test.each(['inside', 'mixed', 'mapped', 'metadata'])(
  'a name is refused that is not of the internet: %s',
  async (name) => {
    expect(await faultOf(`https://${name}.example/plain`)).toBe('address_private');
  },
);

test('a redirect to such a name is refused', async () => {
  expect(await faultOf('https://one.example/to-private')).toBe('address_private');
});

test('five redirects are followed, and no sixth', async () => {
  const before = internet.resolved.length;
  expect(await faultOf('https://one.example/for-ever')).toBe('redirected_too_often');
  expect(internet.resolved.length - before).toBe(6);
});

test('a name that leads elsewhere the second time leads nowhere', async () => {
  expect(await get('https://rebinding.example/plain')).toMatchObject({ text: 'Aslam' });
  expect(internet.resolved.filter((name) => name === 'rebinding.example')).toHaveLength(1);
  expect(await faultOf('https://rebinding.example/plain')).toBe('address_private');
});

test.each([
  ['too_large', 'fifty'],
  ['too_large', 'endless'],
  ['too_large', 'bomb'],
  ['unreadable', 'not-gzip'],
  ['unreadable', 'twice-packed'],
  ['unreachable', 'cut'],
])('a page is given up: %s, /%s', async (code, path) => {
  expect(await faultOf(`https://one.example/${path}`)).toBe(code);
});

test.each(['silent', 'trickle'])('a page is given up after its time: /%s', async (path) => {
  const start = performance.now();
  expect(await faultOf(`https://one.example/${path}`, { milliseconds: 300 })).toBe('too_slow');
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a name that is not resolved in time is given up', async () => {
  const network = { ...internet.network, resolve: () => new Promise<string[]>(() => undefined) };
  const fetched = fetchPublic('https://one.example/plain', { ...wanted, milliseconds: 100 }, network);
  await expect(fetched).rejects.toMatchObject({ code: 'too_slow' });
});

test('a server is not trusted that has no certificate of the name, and nobody has no address', async () => {
  expect(await faultOf('https://three.example/plain')).toBe('unreachable');
  expect(await faultOf('https://nobody.example/plain')).toBe('unreachable');
});

test('a body of exactly so many bytes is read, and one of one more is not', async () => {
  expect(await get('https://one.example/plain', { maxBytes: 5 })).toMatchObject({ text: 'Aslam' });
  expect(await faultOf('https://one.example/plain', { maxBytes: 4 })).toBe('too_large');
  expect(await faultOf('https://one.example/gzip', { maxBytes: 4 })).toBe('too_large');
});

test('none of it has reached a private address', () => {
  expect(internet.privateRequests()).toBe(0);
});
