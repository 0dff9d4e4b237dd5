import { expect, test } from 'vitest';
import { locatingFunction } from '../../../infra/site/edge.ts';
import { headersAt, securityHeaders } from '../../../infra/site/securityHeaders.ts';
import { closedFeatures, locatingFeatures } from '../../../shared/permissionsPolicy.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

const { site } = await stacksOf('dev');
const [distribution] = resources('AWS::CloudFront::Distribution', site);
const { DefaultCacheBehavior, CacheBehaviors } = distribution?.Properties.DistributionConfig ?? {};
const behaviors: { PathPattern?: string; FunctionAssociations?: { EventType: string }[] }[] = [
  DefaultCacheBehavior,
  ...CacheBehaviors,
];

test('the forms of a property, and no other page, may ask where the browser is: a function behind the policy says so', () => {
  const answered = behaviors.filter(({ FunctionAssociations = [] }) =>
    FunctionAssociations.some(({ EventType }) => EventType === 'viewer-response'),
  );
  expect(answered.map(({ PathPattern }) => PathPattern)).toEqual(['*/createpost', '*/updatePost']);
  const response = { headers: { 'permissions-policy': { value: closedFeatures }, server: { value: 'S3' } } };
  const run = new Function('event', `${locatingFunction()}; return handler(event);`);
  expect(run({ response })).toEqual({
    headers: { 'permissions-policy': { value: locatingFeatures }, server: { value: 'S3' } },
  });
});

test.each([
  ['/createpost', true],
  ['/ur/createpost', true],
  ['/updatePost', true],
  ['/ur/updatePost', true],
  ['/', false],
  ['/createpost/photos', false],
  ['/hotels', false],
])('on one machine %s may ask where the browser is as at the edge: %s', (path, may) => {
  const { 'permissions-policy': policy, ...others } = headersAt(path);
  expect(policy).toBe(may ? locatingFeatures : closedFeatures);
  const { 'permissions-policy': _, ...usual } = securityHeaders;
  expect(others).toEqual(usual);
});

test('the policy of all other pages is closed to everybody, and that of the forms open to the site alone', () => {
  expect(closedFeatures).toContain('geolocation=()');
  expect(locatingFeatures).toContain('geolocation=(self)');
});
