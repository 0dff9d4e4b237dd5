import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Bytes from which on CloudFront compresses. */
export const compressedFrom = 1_000;

// CloudFront compresses only kinds of content that gain by it.
const compressible = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|manifest\+json|geo\+json|ld\+json))/;

export const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

interface Content {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** The headers and body to send to this client. */
export async function compressed(request: IncomingMessage, { headers, body }: Content): Promise<Content> {
  if (!gains(headers, body)) return { headers, body };
  const varied = { ...headers, vary: 'Accept-Encoding' };
  const encoding = accepted(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return { headers: varied, body };
  return { headers: { ...varied, 'content-encoding': encoding }, body: await encoders[encoding](body) };
}

function gains(headers: OutgoingHttpHeaders, body: Buffer): boolean {
  const plain = headers['content-encoding'] === undefined;
  return plain && body.length >= compressedFrom && compressible.test(String(headers['content-type'] ?? ''));
}

function accepted(header: string): Encoding | undefined {
  const offers = header.split(',').map((offer) => offer.replaceAll(' ', '').toLowerCase());
  const takes = (name: string) => offers.some((offer) => offer.split(';')[0] === name && !/;q=0(\.0*)?$/.test(offer));
  return (['br', 'gzip'] as const).find(takes);
}
