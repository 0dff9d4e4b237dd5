import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpReply } from './reply.ts';

type Encoding = 'br' | 'gzip';

// CloudFront compresses from 1,000 bytes on, and only kinds of content that gain by it.
const worthwhile = 1_000;
const compressible = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|geo\+json|ld\+json))/;

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

// A file of the site keeps its buffer, so it is compressed once; an API answer is forgotten with its buffer.
const known = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Puts a body that was compressed beforehand in place of the one that would be made on the first request. */
export function rememberCompressed(body: Buffer, encoding: Encoding, encoded: Buffer): void {
  known.set(body, { ...known.get(body), [encoding]: Promise.resolve(encoded) });
}

/** The body and headers to send to this client. */
export async function compressed(
  request: IncomingMessage,
  { status, headers, body }: HttpReply,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  if (status === 304 || !gains(headers, body)) return { headers, body };
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const encoding = accepted(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return { headers: varied, body };
  return { headers: { ...varied, 'content-encoding': encoding }, body: await encode(body, encoding) };
}

function gains(headers: OutgoingHttpHeaders, body: Buffer): boolean {
  const plain = headers['content-encoding'] === undefined;
  return plain && body.length >= worthwhile && compressible.test(String(headers['content-type'] ?? ''));
}

function accepted(header: string): Encoding | undefined {
  const offers = header.split(',').map((offer) => offer.replaceAll(' ', '').toLowerCase());
  const takes = (name: string) => offers.some((offer) => offer.split(';')[0] === name && !/;q=0(\.0*)?$/.test(offer));
  return (['br', 'gzip'] as const).find(takes);
}

function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const results = known.get(body) ?? {};
  known.set(body, results);
  const result = results[encoding] ?? encoders[encoding](body);
  results[encoding] = result;
  return result;
}
