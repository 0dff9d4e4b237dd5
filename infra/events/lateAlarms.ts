import { Duration, Stack } from 'aws-cdk-lib';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { AlarmTopics } from '../stacks/AlarmTopics.ts';
import { addAlarm } from '../stacks/addAlarm.ts';

interface LateFunction {
  name: string;
  logs: ILogGroup;
  topics: AlarmTopics;
}

/** Alarms about what a function tries again and again, by the minutes that its log tells. */
export function addLateAlarms(scope: Construct, { name, logs, topics }: LateFunction): void {
  const stack = Stack.of(scope).stackName;
  const minutes = new MetricFilter(scope, `${name}Lateness`, {
    logGroup: logs,
    filterPattern: FilterPattern.exists('$.message.lateMinutes'),
    metricValue: '$.message.lateMinutes',
    metricNamespace: 'Sarai',
    metricName: `${stack}-${name}-minutes`,
  });
  const metric = minutes.metric({ statistic: 'Maximum' });
  // Its lines say no minutes while nothing waits, and a clock that does not run has an alarm of its own.
  const page = { page: 'mails-that-are-late', wakes: false, noData: 'good' } as const;
  const why = `The log of ${name} says why, with each \`bookingId\`.`;
  addAlarm(scope, topics, {
    ...page,
    name: `${stack}-${name}-late`,
    says: `A mail about a booking is half an hour late and still tried; all others go. ${why} People wait meanwhile.`,
    metric,
    from: 30,
  });
  addAlarm(scope, topics, {
    ...page,
    name: `${stack}-${name}-stuck`,
    says:
      'A mail about a booking is half a day late: somebody does not know that a stay was asked for, accepted or cancelled. ' +
      `It is still tried. ${why} Mend it, or tell the person otherwise.`,
    metric,
    from: Duration.hours(12).toMinutes(),
  });
}
