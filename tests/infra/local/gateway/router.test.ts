import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../../../infra/local/gateway/router.ts';

const routesOf = (...routeKeys: string[]) => routeKeys.map((routeKey) => ({ routeKey }));

function routed(routeKeys: string[], request: string): string | undefined {
  const [method = '', path = ''] = request.split(' ');
  const match = matchRoute(routesOf(...routeKeys), method, path);
  return match.kind === 'matched' ? match.route.routeKey : undefined;
}

describe('the documented order', () => {
  // The example of the developer guide, given here in the wrong order on purpose.
  const documented = ['$default', 'ANY /{proxy+}', 'GET /pets/{proxy+}', 'GET /pets/dog/{id}', 'GET /pets/dog/1'];

  test.each([
    ['GET /pets/dog/1', 'GET /pets/dog/1'],
    ['GET /pets/dog/2', 'GET /pets/dog/{id}'],
    ['GET /pets/cat/1', 'GET /pets/{proxy+}'],
    ['POST /test/5', 'ANY /{proxy+}'],
    ['POST /pets/dog/1', 'ANY /{proxy+}'],
  ])('%s is taken by %s', (request, route) => {
    expect(routed(documented, request)).toBe(route);
  });

  test('$default takes what nothing else takes', () => {
    expect(routed(['$default', 'GET /pets'], 'POST /pets')).toBe('$default');
  });

  test('an exact method comes before ANY on the same path', () => {
    expect(routed(['ANY /pets', 'GET /pets'], 'GET /pets')).toBe('GET /pets');
  });

  test('a more specific path comes before an exact method', () => {
    expect(routed(['GET /pets/{id}', 'ANY /pets/dog'], 'GET /pets/dog')).toBe('ANY /pets/dog');
  });

  test('a route of another method does not hide a less specific one', () => {
    expect(routed(['POST /pets/dog', 'GET /pets/{id}'], 'GET /pets/dog')).toBe('GET /pets/{id}');
  });

  test('the literal further left wins', () => {
    expect(routed(['GET /{kind}/dog', 'GET /pets/{id}'], 'GET /pets/dog')).toBe('GET /pets/{id}');
  });

  test('the longer greedy path wins', () => {
    expect(routed(['GET /a/{proxy+}', 'GET /a/b/{proxy+}'], 'GET /a/b/c')).toBe('GET /a/b/{proxy+}');
  });

  test('a full match comes before any greedy one', () => {
    expect(routed(['GET /a/{proxy+}', 'GET /{kind}/{id}'], 'GET /a/b')).toBe('GET /{kind}/{id}');
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
    ['a greedy path without its last part', 'GET /pets/{proxy+}', 'GET /pets'],
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

  test('a greedy path variable holds the rest of the path', () => {
    expect(matchRoute(routesOf('GET /files/{path+}'), 'GET', '/files/a/b/c')).toMatchObject({
      pathParameters: { path: 'a/b/c' },
    });
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
