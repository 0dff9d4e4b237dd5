/** Anything with a route key as API Gateway writes it: `GET /user/room-details/{roomId}` or `$default`. */
export interface Route {
  routeKey: string;
}

export type Match<R extends Route> =
  | { kind: 'matched'; route: R; pathParameters: Record<string, string> }
  | { kind: 'methodNotAllowed'; allow: string[] }
  | { kind: 'notFound' };

/**
 * Selects the route for a request as "Create routes for HTTP APIs in API Gateway" (Amazon API Gateway Developer Guide)
 * documents: a full match for a route and method comes before a match with a greedy path variable, and that before
 * `$default`. Among full matches the one with a literal further left is the more specific, and ANY takes the methods
 * that no other route of the same path defines. Cases count, a trailing slash counts, and a path variable is never empty.
 *
 * Two things are ours: HEAD is taken by a GET route, and a known path asked with a wrong method is `methodNotAllowed`
 * where API Gateway knows only `{"message":"Not Found"}`.
 *
 * @param path decoded, without a query
 */
export function matchRoute<R extends Route>(routes: readonly R[], method: string, path: string): Match<R> {
  const onPath = routes.flatMap((route) => {
    const pathParameters = matchPath(patternOf(route), path);
    return pathParameters ? [{ route, pathParameters }] : [];
  });
  const takes = (asked: string) =>
    onPath
      .filter(({ route }) => [asked, 'ANY'].includes(methodOf(route)))
      .sort((a, b) => (specificity(a.route) < specificity(b.route) ? -1 : 1))[0];
  const best = takes(method) ?? (method === 'HEAD' ? takes('GET') : undefined);
  if (best) return { kind: 'matched', ...best };
  if (onPath.length === 0) return { kind: 'notFound' };
  return { kind: 'methodNotAllowed', allow: allowedMethods(onPath.map(({ route }) => methodOf(route))) };
}

function methodOf({ routeKey }: Route): string {
  return routeKey === '$default' ? 'ANY' : routeKey.slice(0, routeKey.indexOf(' '));
}

function patternOf({ routeKey }: Route): string {
  return routeKey === '$default' ? routeKey : routeKey.slice(routeKey.indexOf(' ') + 1);
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  if (pattern === '$default') return {};
  const names = [...pattern.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => String(name));
  const values = pathExpression(pattern).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

function pathExpression(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    const name = variable(part);
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return name.endsWith('+') ? '(.*)' : '([^/]+)';
  });
  return new RegExp(`^${parts.join('/')}$`, 's');
}

function variable(part: string): string | undefined {
  return part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1) : undefined;
}

/** Sorts the routes that match one path: the smaller, the more specific. */
function specificity(route: Route): string {
  if (route.routeKey === '$default') return '2';
  const parts = patternOf(route).split('/').map(variable);
  const greedy = parts.some((name) => name?.endsWith('+'));
  const ranks = parts.map((name) => (name === undefined ? '0' : name.endsWith('+') ? '2' : '1'));
  return [greedy ? '1' : '0', ...ranks, methodOf(route) === 'ANY' ? '1' : '0'].join('');
}

function allowedMethods(methods: string[]): string[] {
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
}
