import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ErrorCode, fail } from '../../../shared/errors.ts';

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
