import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../../../infra/local/gateway/router.ts';

const routesOf = (...routeKeys: string[]) => routeKeys.map((routeKey) => ({ routeKey }));

function routed(routeKeys: string[], request: string): string | undefined {
  const [method = '', path = ''] = request.split(' ');
  const match = matchRoute(routesOf(...routeKeys), method, path);
  return match.kind === 'matched' ? match.route.routeKey : undefined;
}

describe('the documented order', () => {
  test('a literal comes before a variable', () => {
    const routes = ['GET /pets/dog/{id}', 'GET /pets/dog/1'];
    expect(routed(routes, 'GET /pets/dog/1')).toBe('GET /pets/dog/1');
    expect(routed(routes, 'GET /pets/dog/2')).toBe('GET /pets/dog/{id}');
  });

  test('a route of another method does not hide a less specific one', () => {
    expect(routed(['POST /pets/dog', 'GET /pets/{id}'], 'GET /pets/dog')).toBe('GET /pets/{id}');
  });

  test('the literal further left wins', () => {
    expect(routed(['GET /{kind}/dog', 'GET /pets/{id}'], 'GET /pets/dog')).toBe('GET /pets/{id}');
  });
});

describe('paths', () => {
  test.each([
    ['a trailing slash', 'GET /pets', 'GET /pets/'],
    ['an empty segment', 'GET /pets/{id}/toys', 'GET /pets//toys'],
    ['a missing path variable', 'GET /pets/{id}', 'GET /pets/'],
    ['another case', 'GET /user/room-details/{roomId}', 'GET /User/room-details/1'],
    ['a longer path', 'GET /pets/{id}', 'GET /pets/1/toys'],
    ['a path that a dot of the route would match as a pattern', 'GET /a.b', 'GET /axb'],
  ])('%s is another address', (_what, route, request) => {
    expect(routed([route], request)).toBeUndefined();
  });

  test('path variables are named', () => {
    const match = matchRoute(
      routesOf('GET /rooms/{propertyId}/{roomNumber}/calendar'),
      'GET',
      '/rooms/p1/102/calendar',
    );
    expect(match).toMatchObject({ pathParameters: { propertyId: 'p1', roomNumber: '102' } });
  });
});

describe('methods', () => {
  test('HEAD is taken by the GET route', () => {
    expect(routed(['GET /pets'], 'HEAD /pets')).toBe('GET /pets');
  });

  test('a known path with a wrong method names the right ones', () => {
    expect(matchRoute(routesOf('GET /pets', 'POST /pets', 'PUT /{kind}'), 'DELETE', '/pets')).toEqual({
      kind: 'methodNotAllowed',
      allow: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'],
    });
  });

  test('an unknown path is not found', () => {
    expect(matchRoute(routesOf('GET /pets'), 'GET', '/cats')).toEqual({ kind: 'notFound' });
  });
});
