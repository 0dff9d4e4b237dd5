import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { EventUnit } from '../functions/events.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import { addAlarm } from '../stacks/addAlarm.ts';

/** The shortest period of our alarms, in minutes. */
const shortest = 5;

/**
 * An alarm for each function that the clock calls, about its not running: a rule that was switched off, a function without a place to
 * run. It runs and fails where the alarm of work that was given up rings.
 */
export function addClockAlarms(scope: Construct, { stage, data }: Deployment, units: readonly EventUnit[]): void {
  for (const { name, needs } of units) {
    const { trigger, summary } = needs;
    if (trigger.on !== 'clock') continue;
    addAlarm(scope, data.alarms, {
      name: `sarai-${stage.name}-${name}-clock`,
      says: `The clock has not called a function for three times its time: "${summary}" Nothing is lost, and waits until it runs again.`,
      page: 'a-clock-that-stands-still',
      wakes: false,
      // Lambda counts runs, and says nothing of a function that has none.
      noData: 'bad',
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Invocations',
        dimensionsMap: { FunctionName: `sarai-${stage.name}-${name}` },
        statistic: 'Sum',
        period: Duration.minutes(Math.max(trigger.everyMinutes, shortest)),
      }),
      below: 1,
    });
  }
}
