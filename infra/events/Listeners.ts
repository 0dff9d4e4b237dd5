import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { eventSource } from '../../functions/bus/eventBus.ts';
import type { ListenerNeeds } from '../../functions/bus/listener.ts';
import { hiddenTimes, mostTries } from '../../functions/bus/pauses.ts';
import type { DataStack } from '../data/DataStack.ts';
import type { PortFunction } from '../functions/PortFunction.ts';
import { addAlarm } from '../stacks/addAlarm.ts';
import { busName, listenerQueueName } from '../stages/busNames.ts';
import type { Stage } from '../stages/stage.ts';

/** A function that hears events, and its queue. */
interface ListenerQueue {
  name: string;
  needs: ListenerNeeds;
  queue: IQueue;
}

interface ListenerSettings {
  stage: Stage;
  data: DataStack;
  /** Takes what no try has carried out. */
  givenUp: IQueue;
}

/** Minutes after which somebody is told that a listener is late. */
const lateMinutes = 30;

/**
 * The bus of the stage's events, and between it and each listener a queue of its own: an event that fails holds up no other, and
 * what one listener cannot do is nothing to the others.
 */
export class Listeners extends Construct {
  private readonly settings: ListenerSettings;
  private readonly bus: EventBus;

  constructor(scope: Construct, settings: ListenerSettings) {
    super(scope, 'Listeners');
    this.settings = settings;
    this.bus = new EventBus(this, 'Bus', { eventBusName: busName(settings.stage) });
  }

  /** The queue of a listener. It hides a message six times as long as the function may run, unless the function says how long. */
  queueOf({ name, needs }: Omit<ListenerQueue, 'queue'>): Queue {
    const { stage, givenUp } = this.settings;
    return new Queue(this, `${name}Queue`, {
      queueName: listenerQueueName(stage, name),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(4),
      visibilityTimeout: Duration.seconds(hiddenTimes * needs.timeoutSeconds),
      deadLetterQueue: { queue: givenUp, maxReceiveCount: mostTries },
    });
  }

  /** Permissions of a listener's role: Lambda empties the queue with them, and the function puts messages off. */
  static statements({ queueArn }: IQueue): PolicyStatement[] {
    const actions = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'ChangeMessageVisibility'];
    return [new PolicyStatement({ actions: actions.map((action) => `sqs:${action}`), resources: [queueArn] })];
  }

  /**
   * Brings the events of a listener into its queue, and from there to its function: five of it run at the same time at most, so
   * that a thousand events leave executions to whoever asks the API.
   */
  connect({ name, needs, queue }: ListenerQueue, { lambda, logs }: PortFunction): void {
    // EventBridge tries for a day by itself, its longest.
    new Rule(this, `${name}Rule`, {
      eventBus: this.bus,
      eventPattern: { source: [eventSource], detailType: [...needs.trigger.events] },
      targets: [new SqsQueue(queue, { deadLetterQueue: this.settings.givenUp })],
    });
    new CfnEventSourceMapping(this, name, {
      functionName: lambda.functionName,
      eventSourceArn: queue.queueArn,
      batchSize: 5,
      scalingConfig: { maximumConcurrency: 5 },
      functionResponseTypes: ['ReportBatchItemFailures'],
    });
    this.addLateAlarm({ name, needs, queue }, logs);
  }

  /**
   * SQS leaves a message out of the age of the oldest once it was taken out three times, so that of events which fail the log of the
   * function tells; the queue tells where the function does not run.
   */
  private addLateAlarm({ name, needs, queue }: ListenerQueue, logGroup: PortFunction['logs']): void {
    const stack = Stack.of(this).stackName;
    const failing = new MetricFilter(this, `${name}Lateness`, {
      logGroup,
      filterPattern: FilterPattern.exists('$.message.lateMinutes'),
      metricValue: '$.message.lateMinutes',
      metricNamespace: 'Sarai',
      metricName: `${stack}-${name}-minutes`,
    });
    addAlarm(this, this.settings.data.alarms, {
      name: `${stack}-${name}-late`,
      says:
        `${needs.harm} An event waits for half an hour and is still tried, for a day; all others go. ` +
        `The log of ${name} says why, with its \`eventId\`.`,
      page: 'a-listener-that-fails',
      wakes: false,
      // Without an event there is neither a line nor an age.
      noData: 'good',
      metric: new MathExpression({
        label: 'minutes late',
        expression: 'MAX([FILL(failing, 0), FILL(waiting, 0) / 60])',
        period: Duration.minutes(5),
        usingMetrics: {
          failing: failing.metric({ statistic: 'Maximum' }),
          waiting: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum' }),
        },
      }),
      from: lateMinutes,
      // An event that fails tells of itself every quarter of an hour: between two tries the alarm rings on.
      among: 4,
    });
  }
}
