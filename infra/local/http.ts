import { once } from 'node:events';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { ErrorCode } from '../../shared/errorCatalogue.ts';
import { fail } from '../../shared/errors.ts';

/** A whole answer in memory. */
export interface HttpReply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export function jsonReply(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): HttpReply {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** The product's error body, `{ message, code }`, which no cache may keep. */
export function errorReply(code: ErrorCode, headers: OutgoingHttpHeaders = {}): HttpReply {
  const failure = fail(code);
  return jsonReply(failure.status, failure.toBody(), { 'cache-control': 'no-store', ...headers });
}

/** Sends an answer, without its body to HEAD. */
export function sendReply({ method }: IncomingMessage, response: ServerResponse, reply: HttpReply): void {
  const { status, headers, body } = reply;
  if (response.destroyed) return;
  const bodiless = status === 204 || status === 304;
  response.writeHead(status, bodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(bodiless || method === 'HEAD' ? undefined : body);
}

/** Lets GET and HEAD through and answers every other method with 405. */
export function readOnly(handler: RequestHandler): RequestHandler {
  return (request, response) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? handler(request, response)
      : sendReply(request, response, errorReply('method_not_allowed', { allow: 'GET, HEAD' }));
}

/** The path of a request without its query, as it was sent. */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] || '/';
}

/** The decoded path, or undefined when its percent signs encode nothing. */
export function decodedPathOf(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    return undefined;
  }
}

/** Asks the photo store. Answers with what comes back, of which nothing is read yet. */
export async function askStore(url: string, options: RequestOptions, body?: Buffer): Promise<IncomingMessage> {
  const request = send(url, options);
  request.once('timeout', () => request.destroy(new Error('The photo store did not answer.')));
  request.end(body);
  const [stored] = (await once(request, 'response')) as [IncomingMessage];
  return stored;
}
