import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';

const metricNamespace = 'Sarai';

const nameOf = ({ name }: Stage) => `sarai-${name}-mails-held`;

/** Counts in the log of a function the mails that it held because the stage had sent all of an hour. */
export function countHeldMails(
  scope: Construct,
  id: string,
  { stage, logGroup }: { stage: Stage; logGroup: ILogGroup },
) {
  return new MetricFilter(scope, id, {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message.held', '=', 'stage'),
    metricNamespace,
    metricName: nameOf(stage),
  });
}

/** How many mails a stage has held in a period. */
export function heldMails(stage: Stage): Metric {
  return new Metric({ namespace: metricNamespace, metricName: nameOf(stage), statistic: 'Sum' });
}
