import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { FetchFault } from './fetchFault.ts';

type Unpack = (packed: Buffer, limit: { maxOutputLength: number }) => Buffer;

/** Servers pack also where they are asked not to. */
const unpacking: Record<string, Unpack> = {
  identity: (body) => body,
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The body of an answer, of so many bytes at most, packed and unpacked. The connection ends with the first byte too many.
 * @throws FetchFault `too_large`, `unreadable`
 */
export async function boundedBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const unpack = unpacking[answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'];
  if (!unpack) throw new FetchFault('unreadable');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchFault('too_large');
    chunks.push(chunk);
  }
  try {
    return unpack(Buffer.concat(chunks), { maxOutputLength: maxBytes });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchFault(isLarge ? 'too_large' : 'unreadable', error);
  }
}

/**
 * The text of a body: by the mark that it begins with, else by the charset of its type, else as UTF-8. Bytes that are no
 * characters become U+FFFD.
 */
export function decoded(body: Buffer, type = ''): string {
  const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
  const charset = marks[body.subarray(0, 2).toString('hex')] ?? /charset="?([\w:-]+)/i.exec(type)?.[1];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
