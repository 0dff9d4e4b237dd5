import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The part of a Node request that an event is made of. */
export type GatewayRequest = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'httpVersion'> & {
  socket: { remoteAddress?: string | undefined };
};

/** The facts about a request that the gateway has when it calls the function. */
export interface Passage {
  routeKey: string;
  /** The decoded path, without the query. */
  path: string;
  pathParameters: Record<string, string>;
  body: Buffer;
  requestId: string;
  receivedAt: Date;
}

/**
 * The event of payload format 2.0 that API Gateway hands to a function, as "Create AWS Lambda proxy integrations for
 * HTTP APIs in API Gateway" (Amazon API Gateway Developer Guide) documents it. Fields without content are left out.
 */
export function toEvent(request: GatewayRequest, passage: Passage): APIGatewayProxyEventV2 {
  const { cookies, headers } = splitHeaders(request);
  const [, rawQueryString = ''] = /\?(.*)$/.exec(request.url ?? '') ?? [];
  const query = joinRepeated(new URLSearchParams(rawQueryString));
  return {
    version: '2.0',
    routeKey: passage.routeKey,
    rawPath: passage.path,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    requestContext: requestContext(request, headers, passage),
    ...(Object.keys(passage.pathParameters).length > 0 && { pathParameters: passage.pathParameters }),
    ...bodyFields(passage.body, headers),
  };
}

function splitHeaders(request: GatewayRequest): { cookies: string[]; headers: Record<string, string> } {
  const pairs: [string, string][] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    pairs.push([String(request.rawHeaders[index]).toLowerCase(), String(request.rawHeaders[index + 1])]);
  }
  // The last address is the one that the gateway itself saw; those before it are what the client claims.
  pairs.push(['x-forwarded-for', sourceIp(request)]);
  const cookies = pairs.flatMap(([name, value]) => (name === 'cookie' ? value.split(/;\s*/) : [])).filter(Boolean);
  return { cookies, headers: joinRepeated(pairs.filter(([name]) => name !== 'cookie')) };
}

function joinRepeated(pairs: Iterable<[string, string]>): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of pairs) {
    const earlier = joined.get(name);
    joined.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(joined);
}

function requestContext(
  request: GatewayRequest,
  headers: Record<string, string>,
  { path, requestId, receivedAt, routeKey }: Passage,
): APIGatewayProxyEventV2['requestContext'] {
  const domainName = headers.host ?? 'localhost';
  return {
    accountId: '000000000000',
    apiId: 'local',
    domainName,
    domainPrefix: domainName.split('.', 1)[0] ?? domainName,
    http: {
      method: request.method ?? 'GET',
      path,
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: sourceIp(request),
      userAgent: headers['user-agent'] ?? '',
    },
    requestId,
    routeKey,
    stage: '$default',
    time: commonLogTime(receivedAt),
    timeEpoch: receivedAt.getTime(),
  };
}

function sourceIp(request: GatewayRequest): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** `12/Mar/2020:19:03:58 +0000` */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

// Forms are not among the texts: API Gateway hands them over in base64 too.
const textual = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\s*(;|$))/i;

function bodyFields(body: Buffer, headers: Record<string, string>): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const encoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  const isBase64Encoded = encoded || !textual.test(headers['content-type'] ?? '');
  return { body: body.toString(isBase64Encoded ? 'base64' : 'utf8'), isBase64Encoded };
}
