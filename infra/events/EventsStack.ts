import { Duration, Stack } from 'aws-cdk-lib';
import { type EventPattern, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig, type IDestination } from 'aws-cdk-lib/aws-lambda';
import { type CfnQueue, type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ListenerNeeds } from '../../functions/bus/listener.ts';
import type { BusTrigger, MailEvent, TableTrigger, Trigger } from '../../functions/runtime/onEvent.ts';
import type { DataStack } from '../data/DataStack.ts';
import type { EventUnit } from '../functions/events.ts';
import { functionSettings } from '../functions/functionSettings.ts';
import { PortFunction } from '../functions/PortFunction.ts';
import type { Deployment } from '../functions/resourceArns.ts';
import { givenUpId } from '../operate/replay/givenUpEvent.ts';
import type { AlarmTopics } from '../stacks/AlarmTopics.ts';
import { addAlarm } from '../stacks/addAlarm.ts';
import { accept, acceptStreams } from '../stacks/findings.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import { givenUpName } from '../stages/busNames.ts';
import { configurationSetName } from '../stages/mailNames.ts';
import type { Stage } from '../stages/stage.ts';
import { Changes } from './Changes.ts';
import { Listeners } from './Listeners.ts';

interface EventsSettings extends Deployment {
  events: readonly EventUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
}

/**
 * The functions that events call: a new object in the photo bucket, the clock, what became of a mail, changes of a table, which
 * publishers tell on the bus, or these events.
 */
export class EventsStack extends Stack {
  private readonly changes: Changes;
  private readonly listeners: Listeners;
  private readonly givenUp: IQueue;

  constructor(scope: Construct, settings: EventsSettings) {
    const { stage, data, events } = settings;
    super(scope, `sarai-${stage.name}-events`, stackSettings(stage));
    this.givenUp = new GivenUp(this, stage, data.alarms).queue;
    this.changes = new Changes(this, data, this.givenUp);
    this.listeners = new Listeners(this, { stage, data, givenUp: this.givenUp });
    for (const unit of events) {
      const { trigger } = unit.needs;
      if (trigger.on === 'table') this.addPublisher(unit, trigger, settings);
      else if (trigger.on === 'bus') this.addListener(unit, settings);
      else this.addRule(unit, trigger, settings);
    }
  }

  private addRule(unit: EventUnit, trigger: RuleTrigger, settings: EventsSettings): void {
    const { lambda } = this.addFunction(unit, settings, [this.changes.puttingAside()]);
    // Two more tries within the hour, of the call and of what it does; then somebody is told.
    const tries = { retryAttempts: 2, maxEventAge: Duration.hours(1) };
    new EventInvokeConfig(this, `${unit.name}Tries`, {
      function: lambda,
      ...tries,
      onFailure: givenUpTo(this.givenUp),
    });
    const target = new LambdaFunction(lambda, { ...tries, deadLetterQueue: this.givenUp });
    new Rule(this, `${unit.name}Rule`, { ...when(trigger, settings), targets: [target] });
  }

  private addPublisher(unit: EventUnit, trigger: TableTrigger, settings: EventsSettings): void {
    const { lambda, role } = this.addFunction(unit, settings, this.changes.statements(trigger));
    acceptStreams(role, settings.data, trigger.table);
    // An event that no rule takes yet is lost: a release changes rules and queues before whoever tells a new event.
    lambda.node.addDependency(this.listeners, this.givenUp);
    this.changes.connect({ name: unit.name, lambda, trigger });
  }

  private addListener(unit: EventUnit, settings: EventsSettings): void {
    const { name } = unit;
    const needs = unit.needs as ListenerNeeds;
    const queue = this.listeners.queueOf({ name, needs });
    const made = this.addFunction(unit, settings, Listeners.statements(queue));
    this.listeners.connect({ name, needs, queue }, made);
  }

  private addFunction(
    { name, ports, needs: { trigger: _, ...needs } }: EventUnit,
    { stage, data, codeOf }: EventsSettings,
    calledBy: PolicyStatement[],
  ): PortFunction {
    const settings = functionSettings(this, { stage, data });
    return new PortFunction(this, { stage, data, name, ports, code: codeOf(name), settings, calledBy, ...needs });
  }
}

/** The library's own destination would give its leave in a policy beside the role's. */
function givenUpTo({ queueArn }: IQueue): IDestination {
  return { bind: () => ({ destination: queueArn }) };
}

/** Whatever reaches a function by a rule of the account's own bus. */
type RuleTrigger = Exclude<Trigger, TableTrigger | BusTrigger>;

function when(trigger: RuleTrigger, { stage, data }: EventsSettings) {
  if (trigger.on === 'clock') return { schedule: Schedule.rate(Duration.minutes(trigger.everyMinutes)) };
  return { eventPattern: trigger.on === 'mail' ? ofMails(trigger.events, stage) : ofPhotos(trigger.prefix, data) };
}

/** The bus is the account's: the configuration set tells whose mail it was. */
function ofMails(events: readonly MailEvent[], stage: Stage): EventPattern {
  const tags = { 'ses:configuration-set': [configurationSetName(stage)] };
  return { source: ['aws.ses'], detailType: [...events], detail: { mail: { tags } } };
}

function ofPhotos(prefix: string, { uploads }: DataStack): EventPattern {
  const detail = { bucket: { name: [uploads.bucketName] }, object: { key: [{ prefix }] } };
  return { source: ['aws.s3'], detailType: ['Object Created'], detail };
}

/** Where events go that no try has carried out, and the alarm that tells of them. */
class GivenUp extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, stage: Stage, alarms: AlarmTopics) {
    super(scope, 'GivenUp');
    this.queue = new Queue(this, 'Queue', {
      queueName: givenUpName(stage),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    // The command that replays asks for it by this id.
    (this.queue.node.defaultChild as CfnQueue).overrideLogicalId(givenUpId);
    accept(this.queue, {
      'AwsSolutions-SQS3': 'This is where queues, functions and streams put what they have given up.',
    });
    addAlarm(this, alarms, {
      name: `${Stack.of(this).stackName}-given-up`,
      says:
        'A function has failed for a day with an event of a booking or a property, or three times with a photo, an event ' +
        'of SES or a run of the clock. Somebody has not been told that a stay was asked for, accepted or cancelled, waits for a room that is taken, ' +
        'or sees no photo.',
      page: 'work-that-was-given-up',
      wakes: false,
      // SQS counts the messages of a queue of which nobody has read or written anything for hours no more: it is empty.
      noData: 'good',
      metric: this.queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
      from: 1,
    });
  }
}
