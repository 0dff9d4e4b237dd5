/** Anything with a route key as API Gateway writes it: `GET /user/room-details/{roomId}`. */
export interface Route {
  routeKey: string;
}

export type Match<R extends Route> =
  | { kind: 'matched'; route: R; pathParameters: Record<string, string> }
  | { kind: 'methodNotAllowed'; allow: string[] }
  | { kind: 'notFound' };

/**
 * Selects the route for a request as "Create routes for HTTP APIs in API Gateway" (Amazon API Gateway Developer Guide)
 * documents for routes of one method and whole path variables, as all of ours are: of several that match, the one with
 * a literal further left. Cases count, a trailing slash counts, and a path variable is never empty.
 *
 * Two things are ours: HEAD is taken by a GET route, and a known path asked with a wrong method is `methodNotAllowed`
 * where API Gateway knows only `{"message":"Not Found"}`.
 *
 * @param path decoded, without a query
 */
export function matchRoute<R extends Route>(routes: readonly R[], method: string, path: string): Match<R> {
  const onPath = routes
    .flatMap((route) => {
      const { takes = '', pattern = '' } = /^(?<takes>\S+) (?<pattern>.+)$/.exec(route.routeKey)?.groups ?? {};
      const found = expressionOf(pattern).exec(path);
      return found ? [{ route, takes, pattern, pathParameters: { ...found.groups } }] : [];
    })
    // A variable sorts behind every literal.
    .sort((a, b) => (a.pattern.replaceAll('{', '\uffff') < b.pattern.replaceAll('{', '\uffff') ? -1 : 1));
  const asked = (name: string) => onPath.find(({ takes }) => takes === name);
  const best = asked(method) ?? (method === 'HEAD' ? asked('GET') : undefined);
  if (best) return { kind: 'matched', route: best.route, pathParameters: best.pathParameters };
  if (onPath.length === 0) return { kind: 'notFound' };
  const taken = onPath.map(({ takes }) => takes);
  const allow = new Set([...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
  return { kind: 'methodNotAllowed', allow: [...allow].sort() };
}

/** `/rooms/{roomNumber}` as `/rooms/(?<roomNumber>[^/]+)`; a name that stands between braces has letters and digits alone. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>[^/]+)` : RegExp.escape(part)));
  return new RegExp(`^${parts.join('')}$`);
}
