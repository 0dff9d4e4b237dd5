import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimit } from '../../../functions/runtime/middleware/parseRequest.ts';
import { decodedPathOf, errorReply, type HttpReply, type RequestHandler, sendReply } from '../http.ts';
import { type ApiRoute, invoke } from './invoke.ts';
import { readBody, refuseBody } from './readBody.ts';
import { type Match, matchRoute } from './router.ts';
import { toEvent } from './toEvent.ts';

/** Answers HTTP requests with the given functions, as API Gateway and Lambda would. */
export function serveApi(routes: readonly ApiRoute[]): RequestHandler {
  return async (request, response) => {
    // API Gateway decodes the path before it looks for a route, so an encoded slash parts segments like any other.
    const path = decodedPathOf(request.url);
    if (path === undefined) return sendReply(request, response, errorReply('invalid_request'));
    const match = matchRoute(routes, request.method ?? 'GET', path);
    if (match.kind !== 'matched') return sendReply(request, response, refusal(request, match));
    await answer(request, response, { path, match });
  };
}

function refusal(request: IncomingMessage, match: Exclude<Match<ApiRoute>, { kind: 'matched' }>): HttpReply {
  if (match.kind === 'notFound') return errorReply('not_found');
  const headers = { allow: match.allow.join(', ') };
  if (request.method === 'OPTIONS') return { status: 204, headers, body: Buffer.alloc(0) };
  return errorReply('method_not_allowed', headers);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { path, match }: { path: string; match: Extract<Match<ApiRoute>, { kind: 'matched' }> },
): Promise<void> {
  const receivedAt = new Date();
  const body = await readBody(request, bodyLimit);
  if (!body) return refuseBody(request, response, errorReply('payload_too_large'));
  const { route, pathParameters } = match;
  const requestId = randomUUID();
  const event = toEvent(asRouted(request, route), {
    routeKey: route.routeKey,
    path,
    pathParameters,
    body,
    requestId,
    receivedAt,
  });
  const reply = await invoke(route, event);
  sendReply(request, response, { ...reply, headers: { ...reply.headers, 'apigw-requestid': requestId } });
}

/** A GET route that answers HEAD sees a GET: only the sending of the body differs. */
function asRouted(request: IncomingMessage, { routeKey }: ApiRoute) {
  const { url, rawHeaders, httpVersion, socket } = request;
  const method = request.method === 'HEAD' && routeKey.startsWith('GET ') ? 'GET' : request.method;
  return { method, url, rawHeaders, httpVersion, socket };
}
