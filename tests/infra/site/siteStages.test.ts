import { expect, test } from 'vitest';
import type { Stage } from '../../../infra/stages/stage.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

const prod = await stacksOf('prod');

/** Quotas of an account; CloudFront raises none of the first three (developer guides, CloudFront and IAM, quotas). */
const quotas: Record<string, number> = {
  'CloudFront::CachePolicy': 20,
  'CloudFront::OriginRequestPolicy': 20,
  'CloudFront::ResponseHeadersPolicy': 20,
  'CloudFront::OriginAccessControl': 100,
  'CloudFront::Function': 100,
};

/** Roles that IAM gives to a new account; 5,000 on request. */
const usualRoles = 1000;

const fitting = (kind: string, quota: number) => Math.floor(quota / resources(`AWS::${kind}`, prod.all).length);

test('twenty stages fit into an account, and five before IAM gives it more roles', () => {
  for (const [kind, quota] of Object.entries(quotas)) {
    expect([kind, fitting(kind, quota)]).toEqual([kind, expect.toSatisfy((stages: number) => stages >= 20)]);
  }
  expect(fitting('IAM::Role', usualRoles)).toBeGreaterThanOrEqual(5);
  expect(fitting('IAM::Role', 5 * usualRoles)).toBeGreaterThanOrEqual(20);
});

test('a stage with another name beside its own answers to both, and gives a record for each', async () => {
  const domain = { ...(exampleStages.prod.domain as NonNullable<Stage['domain']>), alias: 'www.sarai.example' };
  const { site: both } = await stacksOf('prod', { domain });
  const [known] = resources('AWS::CloudFront::Distribution', both);
  expect(known?.Properties.DistributionConfig.Aliases).toEqual(['sarai.example', 'www.sarai.example']);
  const records = Object.entries(both.findOutputs('*')).filter(([id]) => id.startsWith('Dns'));
  expect(records.map(([id, { Value }]) => [id, Value['Fn::Join'][1][0]])).toEqual([
    ['Dns', 'sarai.example CNAME '],
    ['DnsOfAlias', 'www.sarai.example CNAME '],
  ]);
  const codes = resources('AWS::CloudFront::Function', both).map((each) => each.Properties.FunctionCode);
  const asked = codes.filter((code) => !code.includes('event.response'));
  expect(asked).toHaveLength(4);
  for (const code of asked) expect(code).toContain('"www.sarai.example"');
});

test('no role of the site is another with another release, and the copies of its files are', async () => {
  const release = async (page: string) => (await stacksOf('prod', {}, { page })).site;
  const [one, other] = [await release('<p>One</p>'), await release('<p>Other</p>')];
  const both = (type: string) => [one, other].map((template) => template.findResources(type));
  const [files, otherFiles] = both('Custom::CDKBucketDeployment');
  expect(files).not.toEqual(otherFiles);
  const [roles, otherRoles] = both('AWS::IAM::Role');
  expect(roles).toEqual(otherRoles);
  const [headers, otherHeaders] = both('AWS::CloudFront::ResponseHeadersPolicy');
  expect(headers).toEqual(otherHeaders);
});
