import { framedPaths, readablePaths } from '../../shared/addresses/publicPaths.ts';
import { longestSearchParam, searchParams } from '../../shared/addresses/searchAddress.ts';
import { locatingFeatures } from '../../shared/permissionsPolicy.ts';

/**
 * The rules by which CloudFront changes a request's path on its way to an origin. Each function is sent there as its
 * own source text, so it uses nothing from outside of itself, and no syntax that CloudFront's JavaScript lacks: defaults of
 * parameters, destructuring, spreading, `for of`, `?.` and `??`.
 */

/**
 * File of the site for a path: what the build made of a page that is the same for everybody, or what stands there until the browser
 * has rendered any other. Files lie in `assets`, and those that are looked for by their names at the top; whatever else is asked
 * for is a page, which says that there is none.
 * @param pages addresses of the pages that were made, in small letters
 */
export function siteFile(path: string, pages: readonly string[]): string {
  const isFile =
    path.startsWith('/assets/') || /^\/[\w-]+\.(?:svg|txt|webmanifest|ico|png|xml|json|js|html)$/.test(path);
  if (isFile) return path;
  if (path === '/api-document') return '/api-document.html';
  const prefix = /^\/ur(\/|$)/i.test(path) ? '/ur' : '';
  const page = path.slice(prefix.length).toLowerCase().replace(/\/$/, '');
  if (page === '') return `${prefix}/index.html`;
  return pages.includes(page) ? `${prefix}/pages${page}.html` : `${prefix}/app.html`;
}

/**
 * Path of a page in the language that its reader has chosen, or likes best where none was chosen; undefined where nothing is
 * to be changed. English is no wish: it is what phones are sold with. Who comes by a link of the site itself, as the browser
 * says in `Sec-Fetch-Site`, has chosen by that: the link to the other language leads there also before scripts run.
 */
export function pageInLanguage(
  path: string,
  chosen: string | undefined,
  liked: string | undefined,
  cameFrom: string | undefined,
): string | undefined {
  if (cameFrom === 'same-origin') return undefined;
  const isUrdu = /^\/ur(\/|$)/i.test(path);
  // Two slashes at the beginning would name another site.
  if (chosen === 'en') return isUrdu ? path.slice(3).replace(/^[/\\]*/, '/') : undefined;
  const wantsUrdu = chosen === 'ur' || (liked !== undefined && /^ur\b/i.test(liked));
  return wantsUrdu && !isUrdu ? `/ur${path}`.replace(/\/$/, '') : undefined;
}

/**
 * The property and the language of a room's page, whatever list it stands under. A path without an id has the id `-`, which no
 * property has, so that the site itself says that there is no such room.
 */
export function roomOfPage(path: string): { id: string; language: string } {
  const found = /\/room-details\/([\w-]{1,64})\/?$/.exec(path);
  return { id: found ? String(found[1]) : '-', language: /^\/ur\//i.test(path) ? 'ur' : 'en' };
}

/** The language of the page of a search's results. */
export function languageOfResults(path: string): string {
  return path.startsWith('/ur/') ? 'ur' : 'en';
}

/** The parameters of a search that go on to the API. */
export const resultsQuery: readonly string[] = [...searchParams, 'page'];

/** Path in the API for a path of the site's origin: without the leading `/api`. */
export function apiPath(path: string): string {
  return path.replace(/^\/api\//, '/');
}

/** The pages that the build makes, as `siteFile` looks for them. */
export const builtPages: readonly string[] = [...readablePaths, ...framedPaths].map((path) => path.toLowerCase());

/** A request as CloudFront's functions see it, as far as rules read it. */
interface EdgeRequest {
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}

/** The query of a request as it came, with its question mark; nothing where there is none. */
export function queryOf(request: EdgeRequest): string {
  const pairs: string[] = [];
  for (const name in request.querystring) {
    const given = request.querystring[name];
    if (given === undefined) continue;
    (given.multiValue || [given]).forEach((each) => {
      pairs.push(each.value === '' ? name : `${name}=${each.value}`);
    });
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** The part that functions in front of pages share: a redirection to the page in the reader's language. */
const redirecting = `${pageInLanguage}
${queryOf}
function redirect(request) {
  const chosen = request.cookies.language && request.cookies.language.value;
  const header = (name) => request.headers[name] && request.headers[name].value;
  const page = pageInLanguage(request.uri, chosen, header('accept-language'), header('sec-fetch-site'));
  if (page === undefined) return undefined;
  const headers = { location: { value: page + queryOf(request) }, 'cache-control': { value: 'no-store' } };
  return { statusCode: 302, statusDescription: 'Found', headers: headers };
}`;

/** Source of the CloudFront function in front of the site: a page is redirected to the reader's language, or a file is named. */
export function siteFunction(): string {
  return `const pages = ${JSON.stringify(builtPages)};
${siteFile}
${redirecting}
function handler(event) {
  const request = event.request;
  const file = siteFile(request.uri, pages);
  const elsewhere = file.endsWith('.html') ? redirect(request) : undefined;
  if (elsewhere) return elsewhere;
  request.uri = file;
  return request;
}`;
}

/**
 * Source of the CloudFront function in front of the pages of rooms: they are asked of the API, each in its language. Of the query
 * the number of the room is left, by which answers are kept; the page reads the rest itself. A page is the same for all, so that no
 * token goes along.
 */
export function roomPageFunction(): string {
  return `${roomOfPage}
${redirecting}
function handler(event) {
  const request = event.request;
  const elsewhere = redirect(request);
  if (elsewhere) return elsewhere;
  delete request.headers.authorization;
  const page = roomOfPage(request.uri);
  const room = request.querystring.room;
  request.uri = '/room-pages/' + page.id;
  request.querystring = { language: { value: page.language } };
  if (room && /^[0-9]{1,6}$/.test(room.value)) request.querystring.room = { value: room.value };
  return request;
}`;
}

/**
 * Source of the CloudFront function in front of the results of a search: they are asked of the API, in their language, by that
 * of the query which is part of a search, and without a token.
 */
export function searchPageFunction(): string {
  return `const names = ${JSON.stringify(resultsQuery)};
${languageOfResults}
${redirecting}
function handler(event) {
  const request = event.request;
  const elsewhere = redirect(request);
  if (elsewhere) return elsewhere;
  delete request.headers.authorization;
  const query = { language: { value: languageOfResults(request.uri) } };
  names.forEach((name) => {
    const given = request.querystring[name];
    if (given && given.value.length <= ${longestSearchParam}) query[name] = { value: given.value };
  });
  request.uri = '/search-pages';
  request.querystring = query;
  return request;
}`;
}

/** Source of a CloudFront function that applies a rule to the path. */
export function edgeFunction(rule: (path: string) => string): string {
  return `${rule}
function handler(event) {
  event.request.uri = ${rule.name}(event.request.uri);
  return event.request;
}`;
}

/**
 * Source of the CloudFront function behind the forms of a property, which lets them ask where the browser is. It runs after the policy
 * of headers has given its own.
 */
export function locatingFunction(): string {
  return `function handler(event) {
  event.response.headers['permissions-policy'] = { value: '${locatingFeatures}' };
  return event.response;
}`;
}
