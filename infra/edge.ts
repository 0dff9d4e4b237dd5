/**
 * The rules by which CloudFront changes a request's path on its way to an origin. Each function is sent there as its
 * own source text, so it uses nothing from outside of itself, and no syntax that CloudFront's JavaScript lacks: defaults of
 * parameters, destructuring, spreading, `for of`, `?.` and `??`.
 */

/**
 * File of the site for a path: `/` and the page of the API's document were made at build time, any other page is rendered by
 * the browser. Files lie in `assets`, and those that are looked for by their names at the top; whatever else is asked for is a page, which says
 * that there is none.
 */
export function siteFile(path: string): string {
  if (path === '/') return '/index.html';
  if (path === '/api-document') return '/api-document.html';
  if (/^\/ur\/?$/i.test(path)) return '/ur/index.html';
  if (/^\/ur\//i.test(path)) return '/ur/app.html';
  const isFile =
    path.startsWith('/assets/') || /^\/[\w-]+\.(?:svg|txt|webmanifest|ico|png|xml|json|js|html)$/.test(path);
  return isFile ? path : '/app.html';
}

/**
 * Path of a page in the language that its reader has chosen, or likes best where none was chosen; undefined where nothing is
 * to be changed. English is no wish: it is what phones are sold with.
 */
export function pageInLanguage(
  path: string,
  chosen: string | undefined,
  liked: string | undefined,
): string | undefined {
  const isUrdu = /^\/ur(\/|$)/i.test(path);
  if (chosen === 'en') return isUrdu ? path.slice(3) || '/' : undefined;
  const wantsUrdu = chosen === 'ur' || (liked !== undefined && /^ur\b/i.test(liked));
  return wantsUrdu && !isUrdu ? `/ur${path}`.replace(/\/$/, '') : undefined;
}

/** Path in the API for a path of the site's origin: without the leading `/api`. */
export function apiPath(path: string): string {
  return path.replace(/^\/api\//, '/');
}

/** Source of the CloudFront function in front of the site: a page is redirected to the reader's language, or a file is named. */
export function siteFunction(): string {
  return `${siteFile}
${pageInLanguage}
function queryOf(request) {
  const pairs = [];
  for (const name in request.querystring) {
    const given = request.querystring[name];
    (given.multiValue || [given]).forEach((each) => pairs.push(each.value === '' ? name : name + '=' + each.value));
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const file = siteFile(request.uri);
  const chosen = request.cookies.language && request.cookies.language.value;
  const liked = request.headers['accept-language'] && request.headers['accept-language'].value;
  const page = file.endsWith('.html') ? pageInLanguage(request.uri, chosen, liked) : undefined;
  if (page !== undefined) {
    const headers = { location: { value: page + queryOf(request) }, 'cache-control': { value: 'no-store' } };
    return { statusCode: 302, statusDescription: 'Found', headers: headers };
  }
  request.uri = file;
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
