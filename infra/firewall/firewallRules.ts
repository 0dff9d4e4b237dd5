import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { FirewallLimits } from '../stages/stage.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/** The answer to whoever calls too often, by its name among the answers of the firewall. */
export const tooManyCalls = 'TooManyCalls';

/** For how long calls are counted. */
export const windowSeconds = 300;

/** The rules in their order: a rule reads the labels of those before it. */
export function firewallRules({ address, suspect, requests }: FirewallLimits): CfnWebACL.RuleProperty[] {
  const rules = [
    // It bounds the bill of one address: what the edge answers by itself has no throttle.
    limited('requests-of-an-address', requests),
    limited('calls-of-an-address', address, callsOfTheApi),
    // Thousands share an address of a phone network: that one of them does harm is no reason to refuse them all.
    managed('AWSManagedRulesAmazonIpReputationList', [
      'AWSManagedIPReputationList',
      'AWSManagedReconnaissanceList',
      'AWSManagedIPDDoSList',
    ]),
    limited('calls-of-a-suspect-address', suspect, {
      andStatement: { statements: [callsOfTheApi, labelled('awswaf:managed:aws:amazon-ip-list:')] },
    }),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
    managed('AWSManagedRulesCommonRuleSet', [
      // A hotel of a hundred rooms is sent as 100 KB; what is larger the API refuses itself.
      'SizeRestrictions_BODY',
      // Bodies are what people write, in any script, and passwords of any characters. They are stored as text, shown as text and
      // never run, so that a match is a mistake more often than an attack: it would refuse a review, or a login.
      ...['CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
      // Addresses of searches hold text that people have written, too.
      ...['CrossSiteScripting_QUERYARGUMENTS', 'GenericLFI_QUERYARGUMENTS', 'GenericRFI_QUERYARGUMENTS'],
    ]),
  ];
  return rules.map((rule, priority) => ({ ...rule, priority }));
}

/** Figures for the dashboard, and samples of matching requests, which the console keeps for three hours. */
export function measured(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}

/** Rules of Amazon, of which some are counted and refuse nobody. */
function managed(name: string, counted: readonly string[] = []): Rule {
  const ruleActionOverrides = counted.map((each) => ({ name: each, actionToUse: { count: {} } }));
  return {
    name,
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, ruleActionOverrides } },
    overrideAction: { none: {} },
    visibilityConfig: measured(name),
  };
}

/** Refuses an address from so many of these calls on, or of all requests, until there are fewer again. */
function limited(name: string, limit: number, scopeDownStatement?: Statement): Rule {
  return {
    name,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: windowSeconds,
        limit,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: tooManyCalls,
          responseHeaders: [
            { name: 'Retry-After', value: String(windowSeconds) },
            { name: 'Cache-Control', value: 'no-store' },
          ],
        },
      },
    },
    visibilityConfig: measured(name),
  };
}

/**
 * Pages and photos come from the cache, and one visit asks for dozens: they have a limit of their own. CloudFront reads
 * `/%61pi/` and `//api/` as `/api/` too.
 */
const callsOfTheApi: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
};

function labelled(key: string): Statement {
  return { labelMatchStatement: { scope: 'NAMESPACE', key } };
}
