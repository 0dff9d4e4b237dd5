import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';
import { isIP } from 'node:net';
import { boundedBody, decoded } from './boundedBody.ts';
import { deadlineWithin } from './deadline.ts';
import { FetchFault } from './fetchFault.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface PublicRequest {
  accept: string;
  /** Of the last answer: an equal one then comes without its body, as 304. */
  etag?: string | undefined;
  /** For names, redirects and the body together; never longer than the request that it is part of. */
  milliseconds: number;
  maxBytes: number;
  /** Whether an address may be asked, where not all may. */
  mayAsk?: (url: URL) => boolean;
  /** Whether the address to which a redirect leads says enough, so that nobody is asked there. */
  isEnough?: (url: URL) => boolean;
}

/** A body that is handed to a server, as it is. */
export interface PublicPost extends Pick<PublicRequest, 'milliseconds' | 'maxBytes'> {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** An answer of any status but a redirect, or the redirect to an address that says enough. */
export interface PublicAnswer {
  status: number;
  /** Where the last redirect led. */
  address: string;
  etag: string | undefined;
  text: string;
}

/** How names are resolved and addresses reached. Tests have others. */
export interface Network {
  /** All addresses that a name has, those first that are to be connected. */
  resolve(name: string): Promise<readonly string[]>;
  /** Where a connection to an address goes that was checked before. */
  reach(address: string): { host: string; port: number };
  /** Certificates that are trusted in place of those that Node knows. */
  ca?: string | string[];
}

/** The internet, as this machine reaches it. */
export const internet: Network = {
  resolve: async (name) => (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  reach: (host) => ({ host, port: 443 }),
};

const mostRedirects = 5;
const longestAddress = 2_048;
const redirecting = new Set([301, 302, 303, 307, 308]);

/**
 * Gets what a stranger names, over https and from the internet alone. Each name is resolved once, all of its addresses must be public,
 * and the connection goes to one of these: a name that leads elsewhere the second time leads nowhere.
 * @throws FetchFault
 */
export async function fetchPublic(
  address: string,
  request: PublicRequest,
  network: Network = internet,
): Promise<PublicAnswer> {
  const signal = deadlineWithin(request.milliseconds);
  return orFault(signal, () => follow(address, { request, network, signal }));
}

/**
 * Hands a body to whom a stranger names, over https and to the internet alone, as above. A redirect is an answer, and not followed.
 * @throws FetchFault
 */
export async function postPublic(
  address: string,
  { headers, body, milliseconds, maxBytes }: PublicPost,
  network: Network = internet,
): Promise<Pick<PublicAnswer, 'status'>> {
  const signal = deadlineWithin(milliseconds);
  return orFault(signal, async () => {
    const url = publicUrl(address);
    const answer = await ask(url, { method: 'POST', headers, body }, { network, signal });
    return read(answer, url, maxBytes);
  });
}

interface Connection {
  network: Network;
  signal: AbortSignal;
}

interface Fetch extends Connection {
  request: PublicRequest;
}

/** Says of each error of a connection that it is a fault of the fetch. */
async function orFault<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    throw new FetchFault(signal.aborted ? 'too_slow' : 'unreachable', error);
  }
}

async function follow(first: string, fetch: Fetch): Promise<PublicAnswer> {
  let address = first;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const url = publicUrl(address, fetch.request);
    const answer = await ask(url, { method: 'GET', headers: headersOf(fetch.request) }, fetch);
    const next = redirectOf(answer, url);
    if (next === undefined) return read(answer, url, fetch.request.maxBytes);
    answer.destroy();
    if (next && fetch.request.isEnough?.(next)) return redirectTo(next, answer);
    address = next?.href ?? '';
  }
  throw new FetchFault('redirected_too_often');
}

/** Where an answer leads, null where that is no address; undefined of any other answer. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, { href }: URL): URL | null | undefined {
  return redirecting.has(statusCode) && location !== undefined ? URL.parse(location, href) : undefined;
}

function redirectTo({ href }: URL, { statusCode = 0 }: IncomingMessage): PublicAnswer {
  return { status: statusCode, address: href, etag: undefined, text: '' };
}

/** `URL` writes an address of numbers, whatever it was typed as, in the usual form. */
function publicUrl(address: string, { mayAsk = () => true }: Pick<PublicRequest, 'mayAsk'> = {}): URL {
  const url = address.length > longestAddress ? null : URL.parse(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new FetchFault('address_refused');
  }
  url.hostname = url.hostname.replace(/\.$/, '');
  // Whatever is on the internet has a name with a dot; a number in its place is no address that a platform gives.
  if (isIP(url.hostname) !== 0 || !/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(url.hostname)) {
    throw new FetchFault('address_refused');
  }
  if (!mayAsk(url)) throw new FetchFault('address_refused');
  return url;
}

function headersOf({ accept, etag }: PublicRequest): Record<string, string> {
  return { accept, 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) };
}

interface RequestParts {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

async function ask(url: URL, sent: RequestParts, { network, signal }: Connection): Promise<IncomingMessage> {
  const checked = await publicAddressOf(url.hostname, network, signal);
  return new Promise((resolve, reject) => {
    const request = askSecurely({
      ...network.reach(checked),
      servername: url.hostname,
      method: sent.method,
      path: `${url.pathname}${url.search}`,
      headers: { ...sent.headers, host: url.hostname, 'user-agent': 'Sarai' },
      agent: false,
      signal,
      ...(network.ca !== undefined && { ca: network.ca }),
    });
    request.on('response', resolve).on('error', reject).end(sent.body);
  });
}

/** One address that a name has. @throws FetchFault `address_private` where any of them is not of the internet */
async function publicAddressOf(name: string, network: Network, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const addresses = await Promise.race([network.resolve(name), aborted(signal)]);
  const [first] = addresses;
  if (first === undefined) throw new FetchFault('unreachable');
  if (!addresses.every(isPublicAddress)) throw new FetchFault('address_private');
  return first;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function read(answer: IncomingMessage, url: URL, maxBytes: number): Promise<PublicAnswer> {
  const { etag, 'content-type': type } = answer.headers;
  const body = await boundedBody(answer, maxBytes);
  return { status: answer.statusCode ?? 0, address: url.href, etag, text: decoded(body, type) };
}
