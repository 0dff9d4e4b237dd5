import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type ErrorCode, fail } from '../../../shared/errors.ts';
import { compressed } from './compress.ts';

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

/** Sends an answer: compressed where the client and the content suit, without its body to HEAD. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: HttpReply): Promise<void> {
  const { body, headers } = await compressed(request, reply);
  if (response.destroyed) return;
  const bodiless = reply.status === 204 || reply.status === 304;
  response.writeHead(reply.status, bodiless ? headers : { ...headers, 'content-length': body.length });
  response.end(bodiless || request.method === 'HEAD' ? undefined : body);
}
