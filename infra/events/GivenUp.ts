import { Duration, Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { type CfnQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { givenUpId } from '../operate/replay/givenUpEvent.ts';
import { addAlarm, fiveMinutes } from '../stacks/addAlarm.ts';
import { accept } from '../stacks/findings.ts';

/** Where events and changes go that no try has carried out, and the alarm that tells of them. */
export class GivenUp extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, alarms: ITopic) {
    super(scope, 'GivenUp');
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    // The command that replays asks for it by this id.
    (this.queue.node.defaultChild as CfnQueue).overrideLogicalId(givenUpId);
    accept(this.queue, { 'AwsSolutions-SQS3': 'This is where functions and streams put what they have given up.' });
    addAlarm(this, alarms, {
      name: `${Stack.of(this).stackName}-given-up`,
      says:
        'A function has failed for 12 hours with a change of a booking or a property, or three times with a photo, an event ' +
        'of SES or a run of the clock. Somebody has not been told that a stay was asked for, accepted or cancelled, waits for a room that is taken, ' +
        'or sees no photo. The runbook says how to see which, and how to have it done.',
      metric: this.queue.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes, statistic: 'Maximum' }),
      from: 1,
    });
  }
}
