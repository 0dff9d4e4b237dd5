import type { Stage } from '../stages/stage.ts';
import { queryOf } from './edge.ts';

/**
 * Source of a CloudFront function before which requests of the other name of a stage are sent to its own, for good: each page has
 * one address. Who sent more than a question sends it again as it was.
 * @param source that of a function, whose `handler` the requests of the own name get
 */
export function atOwnName(source: string, domain: Stage['domain']): string {
  if (domain?.alias === undefined) return source;
  const needed = source.includes('function queryOf(') ? '' : `${queryOf}\n`;
  return `${needed}${source.replace('function handler(', 'function serve(')}
function handler(event) {
  const request = event.request;
  const host = request.headers.host && request.headers.host.value.toLowerCase();
  if (host !== ${JSON.stringify(domain.alias)}) return serve(event);
  const asks = request.method === 'GET' || request.method === 'HEAD';
  const location = ${JSON.stringify(`https://${domain.name}`)} + request.uri + queryOf(request);
  return {
    statusCode: asks ? 301 : 308,
    statusDescription: asks ? 'Moved Permanently' : 'Permanent Redirect',
    headers: { location: { value: location }, 'cache-control': { value: 'max-age=86400' } },
  };
}`;
}
