import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { tableKeys } from '../../functions/runtime/table.ts';
import { edgeRegion, firewallName } from '../firewall/FirewallStack.ts';
import type { EventUnit } from '../functions/events.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import { mailShare } from '../mail/mailShare.ts';
import { givenUpName, listenerQueueName } from '../stages/busNames.ts';
import type { Stage } from '../stages/stage.ts';
import { type Graph, mostOf, ofAccount, ofFunction } from './graph.ts';

export interface DashboardSettings extends Deployment {
  api: HttpApi;
  site: { distribution: Distribution };
  /** The functions that events call. */
  events: readonly EventUnit[];
}

/** Graphs of AWS's own metrics, for every stage. */
export function serviceGraphs({ stage, data, api, site }: DashboardSettings): Graph[] {
  const units = tableKeys.flatMap((key) => [
    data.tables[key].metricConsumedReadCapacityUnits({ label: `${key} read` }),
    data.tables[key].metricConsumedWriteCapacityUnits({ label: `${key} written` }),
  ]);
  return [
    {
      title: 'Calls, and what became of them',
      metrics: [
        api.metricCount({ statistic: 'Sum', label: 'calls' }),
        api.metricClientError({ statistic: 'Sum', label: 'refused (4xx)' }),
        api.metricServerError({ statistic: 'Sum', label: 'failed (5xx)' }),
      ],
    },
    {
      title: 'Milliseconds until an answer',
      metrics: [
        api.metricLatency({ statistic: 'p50', label: 'half of them' }),
        api.metricLatency({ statistic: 'p99', label: 'all but one in a hundred' }),
      ],
    },
    {
      title: 'Functions of the account',
      metrics: [
        ofAccount('Lambda', 'ConcurrentExecutions', 'Maximum', 'at once'),
        ofAccount('Lambda', 'Errors', 'Sum', 'broke off'),
        ofAccount('Lambda', 'Throttles', 'Sum', 'not run'),
      ],
    },
    { title: 'Requests of the distribution', metrics: [ofEdge(site, 'Requests', 'Sum', 'requests')] },
    {
      title: 'Requests of the distribution, of a hundred',
      metrics: [
        ofEdge(site, '4xxErrorRate', 'Average', 'refused (4xx)'),
        ofEdge(site, '5xxErrorRate', 'Average', 'failed (5xx)'),
        ...(stage.metrics ? [ofEdge(site, 'CacheHitRate', 'Average', 'answered from the cache')] : []),
      ],
    },
    { title: 'Units that the tables took', metrics: units },
    {
      title: 'Mails of the account',
      metrics: [
        ofAccount('SES', 'Send', 'Sum', 'sent'),
        ofAccount('SES', 'Bounce', 'Sum', 'came back'),
        ofAccount('SES', 'Complaint', 'Sum', 'complained of'),
      ],
    },
    {
      title: 'Mails of the stage, of a hundred',
      metrics: [
        ofHundred('bounced', mailShare(stage, 'BounceRate'), 'come back'),
        ofHundred('complained', mailShare(stage, 'ComplaintRate'), 'are complained of'),
      ],
    },
    ...(stage.firewall ? [firewallGraph(stage)] : []),
  ];
}

/** Graphs of single functions, queues and tables, for a stage whose dashboard may cost. */
export function detailGraphs({ stage, data, events }: DashboardSettings): Graph[] {
  const called = (by: string) => events.filter(({ needs }) => needs.trigger.on === by).map(({ name }) => name);
  const queues = [...called('bus').map((name) => listenerQueueName(stage, name)), givenUpName(stage)];
  const ofQueues = (metricName: string) => queues.map((name) => ofQueue(name, metricName));
  const ofCalled = (by: string, metricName: string, statistic: string) =>
    called(by).map((name) => ofFunction(stage, name, metricName, statistic));
  return [
    { title: 'Events that wait in queues', metrics: ofQueues('ApproximateNumberOfMessagesVisible') },
    { title: 'Seconds that the oldest event of a queue waits', metrics: ofQueues('ApproximateAgeOfOldestMessage') },
    { title: 'Milliseconds that changes wait in streams', metrics: ofCalled('table', 'IteratorAge', 'Maximum') },
    { title: 'Runs of the clock', metrics: ofCalled('clock', 'Invocations', 'Sum') },
    { title: 'Functions that broke off', metrics: [mostOf(stage, 'Errors')] },
    { title: 'Functions that were throttled', metrics: [mostOf(stage, 'Throttles')] },
    {
      title: 'Reads and writes that tables throttled',
      metrics: tableKeys.flatMap((key) => throttlesOf(data.tables[key], key)),
    },
  ];
}

function ofQueue(QueueName: string, metricName: string): IMetric {
  return ofAccount('SQS', metricName, 'Maximum', QueueName).with({ dimensionsMap: { QueueName } });
}

function throttlesOf({ tableName: TableName }: { tableName: string }, key: string): IMetric[] {
  const events = (metricName: string, label: string) =>
    ofAccount('DynamoDB', metricName, 'Sum', `${key} ${label}`).with({ dimensionsMap: { TableName } });
  return [events('ReadThrottleEvents', 'read'), events('WriteThrottleEvents', 'written')];
}

/** CloudFront measures in one region, wherever the stage stands. */
function ofEdge({ distribution }: DashboardSettings['site'], metricName: string, statistic: string, label: string) {
  const dimensionsMap = { DistributionId: distribution.distributionId, Region: 'Global' };
  return new Metric({ namespace: 'AWS/CloudFront', region: edgeRegion, dimensionsMap, metricName, statistic, label });
}

function ofHundred(id: string, share: Metric, label: string): MathExpression {
  return new MathExpression({ expression: `100 * ${id}`, usingMetrics: { [id]: share }, label });
}

function firewallGraph(stage: Stage): Graph {
  return {
    title: 'Requests that the firewall looked at',
    metrics: [
      filtered(stage, 'BlockedRequests', 'ALL', 'refused'),
      filtered(stage, 'BlockedRequests', 'calls-of-an-address', 'of them, too many of one address'),
      filtered(stage, 'CountedRequests', 'ALL', 'matched and let through'),
    ],
  };
}

/** By the names that the firewall gives to its rules; what stands before a distribution is measured in one region. */
function filtered(stage: Stage, metricName: string, Rule: string, label: string): Metric {
  const dimensionsMap = { WebACL: firewallName(stage), Rule };
  const where = { namespace: 'AWS/WAFV2', region: edgeRegion, dimensionsMap };
  return new Metric({ ...where, metricName, statistic: 'Sum', label });
}
