import { expect, test } from 'vitest';
import { resources, stacksOf } from '../../support/stacks.ts';

const { firewall, site, watch } = await stacksOf('prod');
if (!firewall) throw new Error('The stage prod has no firewall.');
const [webAcl] = resources('AWS::WAFv2::WebACL', firewall);
const rules: Record<string, unknown>[] = webAcl?.Properties.Rules;

interface RateRule {
  Limit: number;
  AggregateKeyType: string;
  EvaluationWindowSec: number;
  ScopeDownStatement: object;
}

/** The rules that count calls, by their names. */
const limits = rules.flatMap(({ Name, Statement }) => {
  const { RateBasedStatement } = Statement as { RateBasedStatement?: RateRule };
  return RateBasedStatement ? [[String(Name), RateBasedStatement] as const] : [];
});

/** Rules of Amazon that count and refuse nobody. */
function countedOf(name: string): string[] {
  const { Statement } = rules.find((rule) => rule.Name === name) as {
    Statement: {
      ManagedRuleGroupStatement: { RuleActionOverrides: { Name: string; ActionToUse: { Count?: object } }[] };
    };
  };
  const { RuleActionOverrides } = Statement.ManagedRuleGroupStatement;
  return RuleActionOverrides.flatMap(({ Name, ActionToUse }) => (ActionToUse.Count ? [Name] : []));
}

test('it stands before the distribution', () => {
  const [distribution] = resources('AWS::CloudFront::Distribution', site);
  expect(JSON.stringify(distribution?.Properties.DistributionConfig.WebACLId)).toMatch(/WebAclArn/);
  expect(webAcl?.Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
});

test('a stage without one has no stack for it', async () => {
  const dev = await stacksOf('dev');
  expect(dev.firewall).toBeUndefined();
  const [distribution] = resources('AWS::CloudFront::Distribution', dev.site);
  expect(distribution?.Properties.DistributionConfig).not.toHaveProperty('WebACLId');
});

test('an address is refused from so many calls of the API in five minutes on, and from three times as many of all requests', () => {
  expect(limits.map(([name, { Limit }]) => [name, Limit])).toEqual([
    ['requests-of-an-address', 60_000],
    ['calls-of-an-address', 20_000],
    ['calls-of-a-suspect-address', 2000],
  ]);
  const [[, all], ...calls] = limits as [(typeof limits)[0], ...typeof limits];
  expect(all).not.toHaveProperty('ScopeDownStatement');
  for (const [, statement] of limits)
    expect(statement).toMatchObject({ AggregateKeyType: 'IP', EvaluationWindowSec: 300 });
  for (const [, statement] of calls) {
    expect(JSON.stringify(statement.ScopeDownStatement)).toContain('"SearchString":"/api/"');
  }
});

test('a call is counted however its path is written', () => {
  for (const [, { ScopeDownStatement }] of limits.slice(1)) {
    const types = [...JSON.stringify(ScopeDownStatement).matchAll(/"Type":"(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
  }
});

test('whoever calls too often gets the answer of the API, which says how long to wait', () => {
  const { TooManyCalls } = webAcl?.Properties.CustomResponseBodies ?? {};
  expect(TooManyCalls.ContentType).toBe('APPLICATION_JSON');
  expect(JSON.parse(TooManyCalls.Content)).toEqual({
    message: 'Too many attempts. Please try again in 5 minutes.',
    code: 'too_many_attempts',
    params: { seconds: 300 },
  });
  const blocks = rules.flatMap(({ Action }) => (Action ? [Action] : []));
  expect(blocks).toHaveLength(3);
  for (const block of blocks) {
    expect(block).toMatchObject({
      Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'TooManyCalls' } },
    });
    expect(JSON.stringify(block)).toContain('{"Name":"Retry-After","Value":"300"}');
  }
});

test('an address on a list of Amazon is shared by thousands: it may call less often, and is not refused', () => {
  expect(countedOf('AWSManagedRulesAmazonIpReputationList')).toEqual([
    'AWSManagedIPReputationList',
    'AWSManagedReconnaissanceList',
    'AWSManagedIPDDoSList',
  ]);
  const names = rules.map(({ Name }) => Name);
  expect(names.indexOf('calls-of-a-suspect-address')).toBeGreaterThan(
    names.indexOf('AWSManagedRulesAmazonIpReputationList'),
  );
});

test('what people write, in bodies and addresses, is counted, and all else of the common rules is refused', () => {
  expect(countedOf('AWSManagedRulesCommonRuleSet')).toEqual([
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_QUERYARGUMENTS',
    'GenericLFI_QUERYARGUMENTS',
    'GenericRFI_QUERYARGUMENTS',
  ]);
  expect(countedOf('AWSManagedRulesKnownBadInputsRuleSet')).toEqual([]);
});

test('no log is kept of who asked for what, and samples show neither a session nor what was sent', () => {
  expect(resources('AWS::WAFv2::LoggingConfiguration', firewall)).toEqual([]);
  const { DataProtections } = webAcl?.Properties.DataProtectionConfig ?? {};
  expect(DataProtections.map(({ Field }: { Field: object }) => Field)).toEqual([
    { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization'] },
    { FieldType: 'SINGLE_COOKIE' },
    { FieldType: 'BODY' },
  ]);
});

test('the dashboard shows what it refuses, by the names of its rules', () => {
  const [dashboard] = resources('AWS::CloudWatch::Dashboard', watch);
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const name of ['AWS/WAFV2', 'BlockedRequests', 'us-east-1', 'calls-of-an-address']) expect(body).toContain(name);
  expect(limits.map(([name]) => name)).toContain('calls-of-an-address');
});
