import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpReply } from '../http.ts';

/** The body, or undefined as soon as it is known to be larger than `limit` bytes; the rest is then left unread. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const patience = 1_000;
const tolerance = 1_000_000;

/**
 * Answers a client that may still be sending, and closes the connection. A close at once would reset it, and the client
 * would lose the answer; so this first drops what arrives for a moment, a megabyte at most.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse, reply: HttpReply): void {
  response.writeHead(reply.status, {
    ...reply.headers,
    connection: 'close',
    'content-length': reply.body.length,
  });
  response.write(reply.body);
  const close = () => {
    clearTimeout(deadline);
    response.end();
    if (!request.complete) request.pause();
  };
  const deadline = setTimeout(close, patience);
  let dropped = 0;
  request.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > tolerance) close();
  });
  request.once('close', close);
  request.once('end', close);
  request.resume();
}
