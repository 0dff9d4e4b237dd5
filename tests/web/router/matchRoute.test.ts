import { describe, expect, test } from 'vitest';
import { matchRoute, type RouteTable } from '../../../web/src/router/matchRoute.ts';

const routes: RouteTable<string> = [
  ['/', 'home'],
  ['/userLogin', 'login'],
  ['/user/room-details/:roomId', 'room'],
];

describe('matchRoute', () => {
  test.each(['/userLogin', '/userlogin', '/USERLOGIN', '/userLogin/'])('finds %s in whatever case', (pathname) => {
    expect(matchRoute(routes, pathname)?.page).toBe('login');
  });

  test('keeps the case of what stands at a name', () => {
    expect(matchRoute(routes, '/USER/room-details/aBc')?.params).toEqual({ roomId: 'aBc' });
  });

  test('gives a name what was put into the address', () => {
    expect(matchRoute(routes, '/user/room-details/a%20b')?.params).toEqual({ roomId: 'a b' });
  });

  test('takes a stray percent sign as it is', () => {
    expect(matchRoute(routes, '/user/room-details/100%')?.params).toEqual({ roomId: '100%' });
  });

  test.each(['/user', '/user/room-details', '/user/room-details/a/b', '/nowhere'])(
    'knows no page at %s',
    (pathname) => {
      expect(matchRoute(routes, pathname)).toBeUndefined();
    },
  );
});
