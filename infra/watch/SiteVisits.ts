import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { EventUnit } from '../functions/events.ts';
import { functionSettings } from '../functions/functionSettings.ts';
import { PortFunction } from '../functions/PortFunction.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import { addAlarm } from '../stacks/addAlarm.ts';

export interface VisitSettings extends Deployment {
  unit: EventUnit;
  /** Folder of its bundle. */
  code: string;
  /** The address of the site. */
  address: string;
}

/** The function that opens the site by the clock, and the alarm that hears when it could not, or did not run. */
export class SiteVisits extends Construct {
  constructor(scope: Construct, { unit, code, address, stage, data }: VisitSettings) {
    super(scope, 'SiteVisits');
    const { name, ports, needs } = unit;
    const { trigger, opensSite: _, ...rest } = needs;
    if (trigger.on !== 'clock') throw new Error(`${name} opens the site, and so the clock must call it.`);
    const { watchedPlace } = stage;
    const settings = {
      ...functionSettings(Stack.of(this), { stage, data }),
      WATCHED_SITE: address,
      ...(watchedPlace !== undefined && { WATCHED_PLACE: watchedPlace }),
    };
    const { lambda } = new PortFunction(this, { ...rest, stage, data, name, ports, code, settings });
    const period = Duration.minutes(trigger.everyMinutes);
    // The next visit is the next try: one that is late says nothing of now.
    const once = { retryAttempts: 0, maxEventAge: Duration.minutes(1) };
    new EventInvokeConfig(this, 'Tries', { function: lambda, ...once });
    new Rule(this, 'Rule', { schedule: Schedule.rate(period), targets: [new LambdaFunction(lambda, once)] });
    addAlarm(this, data.alarms, {
      name: `sarai-${stage.name}-site-down`,
      says:
        'The home page, its script or a search did not come when they were opened as people open them, twice within a quarter ' +
        'of an hour; or nobody has looked. People cannot see the site, or find no room.',
      page: 'the-site-is-down',
      wakes: true,
      // No visit was made: the function or its clock is down, and nobody knows whether the site is up.
      noData: 'bad',
      metric: new MathExpression({
        expression: 'runs - faults',
        usingMetrics: { runs: lambda.metricInvocations(), faults: lambda.metricErrors() },
        period,
      }),
      below: 1,
      periods: 2,
      among: 3,
    });
  }
}
