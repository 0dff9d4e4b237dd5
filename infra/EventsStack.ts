import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { Trigger } from '../functions/runtime/onEvent.ts';
import type { DataStack } from './DataStack.ts';
import type { EventUnit } from './events.ts';
import { functionSettings } from './functionSettings.ts';
import { PortFunction } from './PortFunction.ts';
import type { Stage } from './stages.ts';

interface EventsSettings {
  stage: Stage;
  data: DataStack;
  events: readonly EventUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
}

/** The functions that events call: a new object in the photo bucket, or the clock. */
export class EventsStack extends Stack {
  constructor(scope: Construct, { stage, data, events, codeOf }: EventsSettings) {
    super(scope, `sarai-${stage.name}-events`, { terminationProtection: stage.keepsData });
    const settings = functionSettings(this, { stage, data });
    for (const { name, ports, needs } of events) {
      const { trigger, ...rest } = needs;
      const { lambda } = new PortFunction(this, { stage, data, name, ports, code: codeOf(name), settings, ...rest });
      // Two more tries within the hour; what is not done by then is found by the removal of unused photos.
      const target = new LambdaFunction(lambda, { retryAttempts: 2, maxEventAge: Duration.hours(1) });
      new Rule(this, `${name}Rule`, { ...when(trigger, data), targets: [target] });
    }
  }
}

function when(trigger: Trigger, { photos }: DataStack) {
  if (trigger.on === 'clock') return { schedule: Schedule.rate(Duration.hours(trigger.everyHours)) };
  return {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [photos.bucketName] }, object: { key: [{ prefix: trigger.prefix }] } },
    },
  };
}
