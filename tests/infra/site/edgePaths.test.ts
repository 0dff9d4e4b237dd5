import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { site, data } = await stacksOf('dev');
const config = resources('AWS::CloudFront::Distribution', site)[0]?.Properties.DistributionConfig;

/** Where a path of the site leads, by the templates alone: the first behavior that it matches, its function, and its origin. */
function through(path: string): string {
  const behavior = config.CacheBehaviors.find(({ PathPattern }: Properties) => matches(PathPattern, path));
  const { FunctionAssociations = [], TargetOriginId } = behavior ?? config.DefaultCacheBehavior;
  const uri = FunctionAssociations.reduce(changedBy, path);
  const { DomainName, S3OriginConfig } = config.Origins.find(({ Id }: Properties) => Id === TargetOriginId);
  if (!S3OriginConfig) return `api ${uri}`;
  if (!JSON.stringify(DomainName).includes('photos')) return `site ${uri}`;
  return `photos ${uri}${mayRead(decodeURIComponent(uri)) ? '' : ' refused'}`;
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** Runs a function of the template as CloudFront does, with nothing around it. */
function changedBy(uri: string, { EventType, FunctionARN }: Properties): string {
  expect(EventType).toBe('viewer-request');
  const [id] = FunctionARN['Fn::GetAtt'];
  const { FunctionCode } = site.findResources('AWS::CloudFront::Function')[id]?.Properties ?? {};
  return runInNewContext(`${FunctionCode}; handler(event).uri`, {
    event: { request: { uri, querystring: {}, headers: {}, cookies: {} } },
  });
}

const ofDistribution = resources('AWS::S3::BucketPolicy', data)
  .flatMap(({ Properties }): Properties[] => Properties.PolicyDocument.Statement)
  .filter(({ Principal }) => Principal.Service === 'cloudfront.amazonaws.com');

/** Whether the bucket lets the distribution read an object: what is denied stays so, and what nothing allows is refused too. */
function mayRead(path: string): boolean {
  const speaking = ofDistribution.filter(
    ({
      Resource: {
        'Fn::Join': [, parts],
      },
    }) => matches(String(parts.at(-1)), path),
  );
  return speaking.some(({ Effect }) => Effect === 'Allow') && speaking.every(({ Effect }) => Effect === 'Allow');
}

test.each([
  ['/', 'site /index.html'],
  ['/HotelsMurree/user/room-details/p1', 'api /room-pages/p1'],
  ['/search', 'api /search-pages'],
  ['/ur/search', 'api /search-pages'],
  ['/assets/index-3f2a.js', 'site /assets/index-3f2a.js'],
  ['/ur/Hotels', 'site /ur/pages/hotels.html'],
  ['/dashboard', 'site /app.html'],
  ['/room-photos', 'site /app.html'],
  ['/api', 'site /app.html'],
  ['/api/user/room-details/p1', 'api /user/room-details/p1'],
  ['/room-photos/u-1/640.webp', 'photos /room-photos/u-1/640.webp'],
  ['/room-photos/about-us/640.webp', 'photos /room-photos/about-us/640.webp'],
])('%s leads to: %s', (path, place) => {
  expect(through(path)).toBe(place);
});

test('no path leads to what was uploaded and is not judged: the distribution does not know its bucket', () => {
  expect(JSON.stringify(config.Origins)).toContain('photosRegionalDomainName');
  expect(JSON.stringify(config.Origins)).not.toContain('uploads');
});
