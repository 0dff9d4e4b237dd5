import type { OutgoingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { errorReply, type HttpReply } from '../http/reply.ts';

const structured = z.object({
  statusCode: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
});

/**
 * Reads a function's result as "Create AWS Lambda proxy integrations for HTTP APIs in API Gateway" (Amazon API Gateway
 * Developer Guide) documents for format 2.0: an object with a `statusCode` is the whole answer, any other value is the
 * JSON body of a 200. A result that breaks its own form is answered with 500.
 */
export function fromResult(result: unknown): HttpReply {
  if (!hasStatusCode(result))
    return { status: 200, headers: { 'content-type': 'application/json' }, body: json(result) };
  const parsed = structured.safeParse(result);
  if (!parsed.success) return errorReply('internal');
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = parsed.data;
  return {
    status: statusCode,
    headers: withDefaults(headers, cookies),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

function hasStatusCode(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

function json(result: unknown): Buffer {
  return Buffer.from(typeof result === 'string' ? result : JSON.stringify(result ?? null));
}

// The length is counted when the answer is sent; a function's own figure would be wrong after compression.
const ours = new Set(['content-length', 'connection', 'transfer-encoding']);

function withDefaults(headers: Record<string, string | number | boolean>, cookies: string[]): OutgoingHttpHeaders {
  const lowerCased = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    'content-type': 'text/plain;charset=utf-8',
    ...Object.fromEntries(lowerCased.filter(([name]) => !ours.has(name))),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
