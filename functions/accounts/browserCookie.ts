import type { Role } from '../../shared/roles.ts';
import type { NewCookie } from '../runtime/cookies.ts';

/** Name of the one cookie that Sarai sets: by it a login knows a browser that was logged in before. */
export const browserCookieName = 'sarai_browser';

/** A browser that does not come back for so long is like any other. */
export const browserSeconds = 90 * 24 * 3600;

/** The cookie that holds a browser's secret. It goes to the login of its role and nowhere else, as the site has it. */
export function browserCookie(role: Role, secret: string): NewCookie {
  return { name: browserCookieName, value: secret, path: `/api/${role}/login`, seconds: browserSeconds };
}
