import { expect, test } from 'vitest';
import {
  apiPath,
  edgeFunction,
  locatingFunction,
  roomPageFunction,
  searchPageFunction,
  siteFunction,
} from '../../../infra/site/edge.ts';
import { securityHeaders } from '../../../infra/site/securityHeaders.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

const { site } = await stacksOf('dev');
const prod = await stacksOf('prod');
const [distribution] = resources('AWS::CloudFront::Distribution', site);
const config = distribution?.Properties.DistributionConfig;
const behaviors: Record<string, Record<string, unknown>> = Object.fromEntries([
  ['site', config.DefaultCacheBehavior],
  ...config.CacheBehaviors.map((each: { PathPattern: string }) => [each.PathPattern, each]),
]);

/** Pages that functions fill. */
const filled = ['*/room-details/*', '/search', '/ur/search'];

/** Forms that may ask where the browser is. */
const locating = ['*/createpost', '*/updatePost'];

test('site, API and photos share one origin', () => {
  expect(Object.keys(behaviors)).toEqual(['site', '/api/*', '/room-photos/*', ...filled, ...locating]);
});

test('the functions in front of it know the files of the site, the language of a reader, and the paths of the API', () => {
  const codes = resources('AWS::CloudFront::Function', site).map(({ Properties }) => Properties.FunctionCode);
  expect(codes.sort()).toEqual(
    [edgeFunction(apiPath), locatingFunction(), roomPageFunction(), searchPageFunction(), siteFunction()].sort(),
  );
});

test('only the API takes more than reading', () => {
  expect(behaviors['/api/*']?.AllowedMethods).toContain('POST');
  for (const name of ['site', '/room-photos/*', ...filled])
    expect(behaviors[name]?.AllowedMethods ?? []).not.toContain('POST');
});

test('a call of the API is refused over plain HTTP, a page is redirected', () => {
  expect(behaviors['/api/*']?.ViewerProtocolPolicy).toBe('https-only');
  expect(behaviors.site?.ViewerProtocolPolicy).toBe('redirect-to-https');
});

test('every part sends the security headers and is compressed', () => {
  for (const behavior of Object.values(behaviors)) {
    expect(behavior.ResponseHeadersPolicyId).toBeDefined();
    expect(behavior.Compress).toBe(true);
  }
});

test('no answer of the API is replaced by a page, and no error is repeated from the cache', () => {
  for (const error of config.CustomErrorResponses) {
    expect(error).toEqual({ ErrorCode: error.ErrorCode, ErrorCachingMinTTL: 0 });
  }
});

test('the API is cached as long as it says itself, by query and by token', () => {
  const policies = resources('AWS::CloudFront::CachePolicy', site).map(
    ({ Properties }) => Properties.CachePolicyConfig,
  );
  expect(policies).toHaveLength(1);
  expect(policies[0].ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
    HeadersConfig: { Headers: ['Authorization'] },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
    CookiesConfig: { CookieBehavior: 'none' },
  });
});

test.each(filled)('the pages at %s are asked of the API, and kept as long as they say', (path) => {
  const [policy] = resources('AWS::CloudFront::CachePolicy', site).map(
    ({ Properties }) => Properties.CachePolicyConfig,
  );
  expect(behaviors[path]?.TargetOriginId).toBe(behaviors['/api/*']?.TargetOriginId);
  expect(behaviors[path]?.CachePolicyId).toEqual(behaviors['/api/*']?.CachePolicyId);
  expect(policy).toMatchObject({ DefaultTTL: 0, MinTTL: 0, MaxTTL: 3600 });
});

test('one cookie reaches the API, that by which a login knows a browser again, and none is part of what is cached', () => {
  const [forwarding] = resources('AWS::CloudFront::OriginRequestPolicy', site);
  expect(forwarding?.Properties.OriginRequestPolicyConfig.CookiesConfig).toEqual({
    CookieBehavior: 'whitelist',
    Cookies: ['sarai_browser'],
  });
  for (const { Properties } of resources('AWS::CloudFront::CachePolicy', site)) {
    const { CookiesConfig } = Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
    expect(CookiesConfig).toEqual({ CookieBehavior: 'none' });
  }
});

test('the work of a call reaches the API, with the address that it is for', () => {
  const [forwarding] = resources('AWS::CloudFront::OriginRequestPolicy', site);
  const { HeaderBehavior, Headers } = forwarding?.Properties.OriginRequestPolicyConfig.HeadersConfig ?? {};
  expect([HeaderBehavior, Headers.includes('x-sarai-work'), Headers.includes('CloudFront-Viewer-Address')]).toEqual([
    'whitelist',
    true,
    true,
  ]);
});

test('both buckets are read by origin access control', () => {
  const withControl = config.Origins.filter((origin: Record<string, unknown>) => origin.OriginAccessControlId);
  expect(withControl).toHaveLength(2);
  expect(resources('AWS::CloudFront::OriginAccessControl', site)).toHaveLength(2);
});

/** A policy as it is where photos are put on the site's own origin. */
function withoutBucket(policy: Record<string, [string, [string, object, string]]>): string {
  const [, [before = '', , after = '']] = policy['Fn::Join'] ?? ['', []];
  return `${before.replace(/ https:\/\/$/, '')}${after}`;
}

test('pages may put photos into their bucket, and call no other address', () => {
  const [policy] = resources('AWS::CloudFront::ResponseHeadersPolicy', site);
  const { ContentSecurityPolicy } = policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig ?? {};
  expect(JSON.stringify(ContentSecurityPolicy.ContentSecurityPolicy)).toMatch(
    /connect-src 'self' https:\/\/",{"Fn::ImportValue":"sarai-dev-data:ExportsOutputFnGetAttuploadsRegionalDomainName\w+"},"; /,
  );
});

test('the headers at the edge are those that the site sends everywhere', () => {
  const [policy] = resources('AWS::CloudFront::ResponseHeadersPolicy', site);
  const { SecurityHeadersConfig, CustomHeadersConfig } = policy?.Properties.ResponseHeadersPolicyConfig ?? {};
  const { ContentSecurityPolicy, ReferrerPolicy, FrameOptions, StrictTransportSecurity } = SecurityHeadersConfig;
  expect({
    'content-security-policy': withoutBucket(ContentSecurityPolicy.ContentSecurityPolicy),
    'strict-transport-security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    'x-content-type-options': SecurityHeadersConfig.ContentTypeOptions.Override && 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value]),
    ),
  }).toEqual(securityHeaders);
});

test('no script and no style of an element may stand in a page, and styles only where the page lets them in', () => {
  const policy = securityHeaders['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'; style-src-attr 'none';");
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|\*/);
});

test('what is named after its content is kept for a year, pages are asked for again', () => {
  const copies = resources('Custom::CDKBucketDeployment', site).map(({ Properties }) => Properties);
  expect(copies.map(({ Include, SystemMetadata }) => [Include, SystemMetadata['cache-control']])).toEqual([
    [undefined, 'public, max-age=86400'],
    [['assets/*'], 'public, max-age=31536000, immutable'],
    // The pages that functions fill.
    [undefined, 'no-cache'],
    [undefined, 'no-cache'],
  ]);
});

test('the picture of the page about us is put among the photos, and removes none of them', () => {
  const [pictures] = resources('Custom::CDKBucketDeployment', site).map(({ Properties }) => Properties);
  expect([pictures?.DestinationBucketKeyPrefix, pictures?.Prune]).toEqual(['room-photos/about-us/', false]);
});

test('two stages in one account share no name', () => {
  const configs = ['OriginAccessControl', 'CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy', 'Function'];
  const names = (template: typeof site) =>
    configs.flatMap((kind) =>
      resources(`AWS::CloudFront::${kind}`, template).map(({ Properties }) =>
        JSON.stringify(Properties.Name ?? Properties[`${kind}Config`].Name),
      ),
    );
  const all = [...names(site), ...names(prod.site)];
  expect(all).toHaveLength(20);
  expect(new Set(all).size).toBe(all.length);
});

test('the API is told by a key that a call came through the distribution', () => {
  const headers = config.Origins.flatMap((origin: Record<string, unknown>) => origin.OriginCustomHeaders ?? []);
  expect(headers).toEqual([{ HeaderName: 'x-sarai-edge', HeaderValue: expect.anything() }]);
});
