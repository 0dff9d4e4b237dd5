export interface Match<P> {
  page: P;
  params: Record<string, string>;
}

/** A pattern like `/user/room-details/:roomId`, and what stands there. */
export type RouteTable<P> = readonly (readonly [pattern: string, page: P])[];

/** The first route that an address's path matches, in whatever case it is written, with or without a last slash. */
export function matchRoute<P>(routes: RouteTable<P>, pathname: string): Match<P> | undefined {
  for (const [pattern, page] of routes) {
    const params = matchPath(pattern, pathname);
    if (params) return { page, params };
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** As it was before it was put into an address; a stray percent sign stays what it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
