/**
 * The rules by which CloudFront changes a request's path on its way to an origin. Each function is sent there as its
 * own source text, so it uses nothing from outside of itself.
 */

/**
 * File of the site for a path: `/` and the page of the API's document were made at build time, any other page is rendered by
 * the browser. Files lie in `assets`, and those that are looked for by their names at the top; whatever else is asked for is a page, which says
 * that there is none.
 */
export function siteFile(path: string): string {
  if (path === '/') return '/index.html';
  if (path === '/api-document') return '/api-document.html';
  const isFile =
    path.startsWith('/assets/') || /^\/[\w-]+\.(?:svg|txt|webmanifest|ico|png|xml|json|js|html)$/.test(path);
  return isFile ? path : '/app.html';
}

/** Path in the API for a path of the site's origin: without the leading `/api`. */
export function apiPath(path: string): string {
  return path.replace(/^\/api\//, '/');
}

/** Source of a CloudFront function that applies a rule to the path. */
export function edgeFunction(rule: (path: string) => string): string {
  return `${rule}
function handler(event) {
  event.request.uri = ${rule.name}(event.request.uri);
  return event.request;
}`;
}
