import { closedFeatures, isLocatingPage, locatingFeatures } from '../../shared/permissionsPolicy.ts';

/**
 * Where each part of a page may come from. A page says itself which one style may stand in it (`shared/stylePolicy.ts`): both
 * policies hold, and this one fits pages of every release.
 * @param uploadsTo origin of the bucket of uploads, where that is not the site's own
 */
export function contentSecurityPolicy(uploadsTo?: string): string {
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...(uploadsTo === undefined ? [] : [uploadsTo])].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Two years: what browsers ask of a site that never goes back to plain HTTP. */
export const strictTransportSeconds = 63_072_000;

/** Headers of every answer of the site, wherever it is served from; names in lower case. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': closedFeatures,
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The headers of an answer at a path, as the distribution gives them. */
export function headersAt(path: string): Readonly<Record<string, string>> {
  return isLocatingPage(path) ? { ...securityHeaders, 'permissions-policy': locatingFeatures } : securityHeaders;
}
