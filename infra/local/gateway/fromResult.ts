import * as z from 'zod/mini';
import { errorReply, type HttpReply } from '../http.ts';

const structured = z.object({
  statusCode: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.record(z.string(), z.string()),
  cookies: z.optional(z.array(z.string())),
  body: z.string(),
});

/**
 * A function's result as an answer: the structured form of format 2.0 in "Create AWS Lambda proxy integrations for HTTP
 * APIs in API Gateway" (Amazon API Gateway Developer Guide), as far as our functions use it. Anything else is a fault of
 * ours and answered with 500.
 */
export function fromResult(result: unknown): HttpReply {
  const { data } = structured.safeParse(result);
  if (!data) return errorReply('internal');
  const { statusCode: status, headers, cookies } = data;
  return { status, headers: { ...headers, ...(cookies && { 'set-cookie': cookies }) }, body: Buffer.from(data.body) };
}
