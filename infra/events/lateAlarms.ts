import { Duration, Stack } from 'aws-cdk-lib';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm } from '../stacks/addAlarm.ts';

interface LateFunction {
  name: string;
  logs: ILogGroup;
  topic: ITopic;
}

/** Alarms about what a function tries again and again, by the minutes that its log tells. */
export function addLateAlarms(scope: Construct, { name, logs, topic }: LateFunction): void {
  const stack = Stack.of(scope).stackName;
  const minutes = new MetricFilter(scope, `${name}Lateness`, {
    logGroup: logs,
    filterPattern: FilterPattern.exists('$.message.lateMinutes'),
    metricValue: '$.message.lateMinutes',
    metricNamespace: 'Sarai',
    metricName: `${stack}-${name}-minutes`,
  });
  const metric = minutes.metric({ statistic: 'Maximum' });
  const why = `The log of ${name} says why, with each \`bookingId\`.`;
  addAlarm(scope, topic, {
    name: `${stack}-${name}-late`,
    says: `A mail about a booking is half an hour late and still tried; all others go. ${why} People wait meanwhile.`,
    metric,
    from: 30,
  });
  addAlarm(scope, topic, {
    name: `${stack}-${name}-stuck`,
    says:
      'A mail about a booking is half a day late: somebody does not know that a stay was asked for, accepted or cancelled. ' +
      `It is still tried. ${why} Mend it, or tell the person otherwise.`,
    metric,
    from: Duration.hours(12).toMinutes(),
  });
}
