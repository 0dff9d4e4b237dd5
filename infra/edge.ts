/**
 * The rules by which CloudFront changes a request's path on its way to an origin. Each function is sent there as its
 * own source text, so it uses nothing from outside of itself.
 */

/**
 * File of the site for a path: `/` was rendered at build time, any other page is rendered by the browser. Files lie in
 * `assets`, and those that are looked for by their names at the top; whatever else is asked for is a page, which says
 * that there is none.
 */
export function siteFile(path: string): string {
  if (path === '/') return '/index.html';
  if (/^\/ur\/?$/.test(path)) return '/ur/index.html';
  if (path.startsWith('/ur/')) return '/ur/app.html';
  const isFile =
    path.startsWith('/assets/') || /^\/[\w-]+\.(?:svg|txt|webmanifest|ico|png|xml|json|js|html)$/.test(path);
  return isFile ? path : '/app.html';
}

/**
 * Path of a page in the language that its reader has chosen, or likes best where none was chosen; undefined where nothing is
 * to be changed. English is no wish: it is what phones are sold with.
 */
export function pageInLanguage(path: string, chosen = '', liked = ''): string | undefined {
  const wanted = /^(en|ur)$/.test(chosen) ? chosen : liked.slice(0, 2).toLowerCase();
  const isUrdu = /^\/ur(\/|$)/.test(path);
  if (wanted === 'ur') return isUrdu ? undefined : `/ur${path}`.replace(/\/$/, '');
  return chosen === 'en' && isUrdu ? path.slice(3) || '/' : undefined;
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
    for (const each of given.multiValue || [given]) pairs.push(each.value === '' ? name : name + '=' + each.value);
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
