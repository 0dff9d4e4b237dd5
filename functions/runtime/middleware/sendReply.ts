import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/endpoint.ts';
import type { ParsedEvent } from './parseRequest.ts';

/** Turns what the handler returned into the HTTP answer, with nothing in it that the contract does not name. */
export function sendReply(endpoint: Endpoint): MiddlewareObj<ParsedEvent, unknown> {
  return {
    after: (request) => {
      const body = z.parse(endpoint.response, request.response);
      const { answerCookies: cookies = [] } = request.event;
      const headers = { 'cache-control': cacheControl(endpoint, request.event) };
      const reply = written(endpoint, body, headers);
      request.response = cookies.length > 0 ? { ...reply, cookies: [...cookies] } : reply;
    },
  };
}

function written(
  { html, calendar, status = 200 }: Endpoint,
  body: unknown,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  if (html) return page(body as Page, headers);
  return calendar ? calendarFile(body as string, headers) : json(status, body, headers);
}

/** A calendar under a secret address, which no search engine is to show. */
function calendarFile(body: string, headers: Record<string, string>): APIGatewayProxyStructuredResultV2 {
  const own = { 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex, nofollow' };
  return { statusCode: 200, headers: { ...headers, ...own }, body };
}

/** Reply of an endpoint with `html`. */
interface Page {
  status: number;
  html: string;
}

/** An answer that people read. A page that does not exist may be there tomorrow. */
export function page({ status, html }: Page, headers: Record<string, string>): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(status === 200 ? headers : { ...headers, 'cache-control': 'no-store' }),
    },
    body: html,
  };
}

/** An answer with a JSON body, that no cache may keep unless `headers` say otherwise. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

/**
 * Only what is shared by everybody is kept, and at the edge alone: a browser that kept it would show it to somebody who
 * has logged in meanwhile. While the origin fails, people rather see rooms of five minutes ago than none. To whoever says who they are everything is as it is now.
 */
function cacheControl({ cacheSeconds }: Endpoint, { headers }: ParsedEvent): string {
  return cacheSeconds === undefined || headers?.authorization !== undefined
    ? 'no-store'
    : `public, max-age=0, s-maxage=${cacheSeconds}, stale-if-error=300`;
}
