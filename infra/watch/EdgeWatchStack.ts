import { Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { beside, edgeRegion, firewallName } from '../firewall/FirewallStack.ts';
import { AlarmTopics } from '../stacks/AlarmTopics.ts';
import { addAlarm, type Symptom } from '../stacks/addAlarm.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { dailyBudget, dayAtThisPace } from './spending.ts';

interface EdgeWatchSettings {
  stage: Stage;
  distributionId: string;
}

/** Whether somebody is told of the distribution, which measures itself in another region: the stack there must know where both are. */
export function isWatchedAtEdge({ account, region, alarmAddress }: Stage): boolean {
  return account !== undefined && region !== undefined && alarmAddress !== undefined;
}

/**
 * Alarms about the distribution and its firewall. They measure themselves in one region, an alarm stands where its metric is, and
 * tells a topic there.
 */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, { stage, distributionId }: EdgeWatchSettings) {
    const { name } = stage;
    super(scope, `sarai-${name}-edge-watch${beside(stage)}`, {
      ...stackSettings({ ...stage, region: edgeRegion }),
      crossRegionReferences: true,
    });
    const topics = new AlarmTopics(this, stage);
    for (const symptom of symptoms(stage, distributionId)) {
      addAlarm(this, topics, { ...symptom, name: `sarai-${name}-${symptom.name}${beside(stage)}` });
    }
  }
}

function symptoms(stage: Stage, distributionId: string): Symptom[] {
  return [
    failing(distributionId),
    ...(stage.firewall ? [refusing(stage, distributionId)] : []),
    ...spending(stage, distributionId),
  ];
}

function failing(distributionId: string): Symptom {
  return {
    name: 'edge-failing',
    says:
      'One in twenty answers of the distribution is a fault of ours, twice within a quarter of an hour: pages, photos or calls. ' +
      'People see an error in the place of a page.',
    page: 'a-failing-distribution',
    wakes: true,
    // Nobody asked for anything: the visits of the site would have, and ring where they cannot.
    noData: 'good',
    metric: ofDistribution(distributionId, '5xxErrorRate', 'Average'),
    // Percent.
    from: 5,
    periods: 2,
    among: 3,
  };
}

/** Fewer refusals in five minutes, of however few requests, are what every site on the internet gets. */
const usualRefusals = 100;

function refusing(stage: Stage, distributionId: string): Symptom {
  const dimensionsMap = { WebACL: firewallName(stage), Rule: 'ALL' };
  const refused = new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap,
    statistic: 'Sum',
  });
  return {
    name: 'firewall-refusing',
    says:
      'The firewall refuses one in ten requests or more, a hundred at least, for ten minutes: a flood, which it holds off, or a rule ' +
      'that takes people for attackers, who then see a page that says 403 or that they call too often.',
    page: 'a-firewall-that-refuses',
    wakes: false,
    // It has refused nothing.
    noData: 'good',
    metric: new MathExpression({
      expression: `IF(refused >= ${usualRefusals}, refused / requests, 0)`,
      usingMetrics: { refused, requests: ofDistribution(distributionId, 'Requests', 'Sum') },
    }),
    from: 0.1,
    periods: 2,
  };
}

function spending({ monthlyBudget }: Stage, distributionId: string): Symptom[] {
  if (monthlyBudget === undefined) return [];
  return [
    {
      name: 'spending',
      says:
        `At the pace of the last ten minutes the requests and bytes of the distribution alone cost ${dailyBudget(monthlyBudget)} ` +
        'dollars a day, a tenth of what a month may cost. Budgets tell of it half a day later.',
      page: 'money-that-runs-out',
      // A night at the worst pace costs more than a year of the stage.
      wakes: true,
      // Nobody asked for anything.
      noData: 'good',
      metric: dayAtThisPace((metricName) => ofDistribution(distributionId, metricName, 'Sum')),
      from: dailyBudget(monthlyBudget),
      periods: 2,
    },
  ];
}

/** A distribution stands in no region, and says so by a dimension. */
function ofDistribution(DistributionId: string, metricName: string, statistic: string): Metric {
  const dimensionsMap = { DistributionId, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, statistic });
}
