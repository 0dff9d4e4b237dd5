import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { tableKeys } from '../../functions/runtime/table.ts';
import { edgeRegion, firewallName } from '../firewall/FirewallStack.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import { mailShare } from '../mail/mailShare.ts';
import type { Stage } from '../stages/stage.ts';

export interface DashboardSettings extends Deployment {
  api: HttpApi;
  /** Names of the functions that events call. */
  events: readonly string[];
}

const width = 8;

/** A page of the console on which a stage is seen at a glance: people first, then what serves them. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, { stage, data, api, events }: DashboardSettings) {
    super(scope, 'Dashboard', { dashboardName: `sarai-${stage.name}-${Stack.of(scope).region}` });
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width });
    this.addWidgets(
      new TextWidget({
        markdown: `# Sarai, ${stage.name}\nWhat each line means, and what to do: docs/runbook.md.`,
        width: 24,
        height: 2,
      }),
    );
    this.addWidgets(
      graph('Calls, and what became of them', [
        api.metricCount({ statistic: 'Sum', label: 'calls' }),
        api.metricClientError({ statistic: 'Sum', label: 'refused (4xx)' }),
        api.metricServerError({ statistic: 'Sum', label: 'failed (5xx)' }),
      ]),
      graph('Milliseconds until an answer', [
        api.metricLatency({ statistic: 'p50', label: 'half of them' }),
        api.metricLatency({ statistic: 'p99', label: 'all but one in a hundred' }),
      ]),
      graph('Functions of the account', [
        ofAccount('Lambda', 'ConcurrentExecutions', 'Maximum', 'at once'),
        ofAccount('Lambda', 'Throttles', 'Sum', 'not run'),
      ]),
    );
    this.addWidgets(
      graph(
        'Units that the tables took',
        tableKeys.flatMap((key) => [
          data.tables[key].metricConsumedReadCapacityUnits({ label: `${key} read` }),
          data.tables[key].metricConsumedWriteCapacityUnits({ label: `${key} written` }),
        ]),
      ),
      graph(
        'Faults of functions that events call',
        events.map((name) => ofFunction(stage, name, 'Errors', 'Sum')),
      ),
      graph(
        'Milliseconds that changes wait',
        events.map((name) => ofFunction(stage, name, 'IteratorAge', 'Maximum')),
      ),
    );
    this.addWidgets(
      graph('Mails of the account', [
        ofAccount('SES', 'Send', 'Sum', 'sent'),
        ofAccount('SES', 'Bounce', 'Sum', 'came back'),
        ofAccount('SES', 'Complaint', 'Sum', 'complained of'),
      ]),
      graph('Mails of the stage, of a hundred', [
        ofHundred('bounced', mailShare(stage, 'BounceRate'), 'come back'),
        ofHundred('complained', mailShare(stage, 'ComplaintRate'), 'are complained of'),
      ]),
      ...(stage.firewall
        ? [
            graph('Requests that the firewall looked at', [
              filtered(stage, 'BlockedRequests', 'ALL', 'refused'),
              filtered(stage, 'BlockedRequests', 'calls-of-an-address', 'of them, too many of one address'),
              filtered(stage, 'CountedRequests', 'ALL', 'matched and let through'),
            ]),
          ]
        : []),
    );
  }
}

function ofAccount(service: 'Lambda' | 'SES', metricName: string, statistic: string, label: string): Metric {
  return new Metric({ namespace: `AWS/${service}`, metricName, statistic, label });
}

function ofFunction({ name: stage }: Stage, name: string, metricName: string, statistic: string): Metric {
  const dimensionsMap = { FunctionName: `sarai-${stage}-${name}` };
  return ofAccount('Lambda', metricName, statistic, name).with({ dimensionsMap });
}

function ofHundred(id: string, share: Metric, label: string): MathExpression {
  return new MathExpression({ expression: `100 * ${id}`, usingMetrics: { [id]: share }, label });
}

/** By the names that the firewall gives to its rules; what stands before a distribution is measured in one region. */
function filtered(stage: Stage, metricName: string, Rule: string, label: string): Metric {
  const dimensionsMap = { WebACL: firewallName(stage), Rule };
  const where = { namespace: 'AWS/WAFV2', region: edgeRegion, dimensionsMap };
  return new Metric({ ...where, metricName, statistic: 'Sum', label });
}
