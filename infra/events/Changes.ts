import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { keysOf, type TableTrigger } from '../../functions/runtime/onEvent.ts';
import type { DataStack } from '../data/DataStack.ts';
import { addAlarm } from '../stacks/addAlarm.ts';

/** A publisher, which the changes of a table call. */
interface PublisherFunction {
  name: string;
  lambda: IFunction;
  trigger: TableTrigger;
}

/**
 * Hours for which changes are tried again where their publisher cannot even run: there is time left to see the queue and mend the
 * fault before the stream forgets them, after 24.
 */
const triedHours = 12;

/** Connects publishers to the streams of tables; `queue` takes what no try has carried out. */
export class Changes extends Construct {
  private readonly queue: IQueue;
  private readonly data: DataStack;

  constructor(scope: Construct, data: DataStack, queue: IQueue) {
    super(scope, 'Changes');
    this.data = data;
    this.queue = queue;
  }

  /** Permissions of a publisher's role: Lambda reads the stream with them, and puts failed changes into the queue. */
  statements({ table }: TableTrigger): PolicyStatement[] {
    const { tableArn, tableStreamArn = '' } = this.data.tables[table];
    return [
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [tableStreamArn],
      }),
      new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [`${tableArn}/stream/*`] }),
      this.puttingAside(),
    ];
  }

  /** Permission to put what has failed into the queue. */
  puttingAside(): PolicyStatement {
    return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn] });
  }

  /**
   * Calls a publisher for the changes that it tells, fifty at most: it puts ten on the bus with a call. Two batches of different
   * items of each shard run at the same time, and a batch that breaks off comes again in halves.
   */
  connect({ name, lambda, trigger }: PublisherFunction): void {
    new CfnEventSourceMapping(this, name, {
      functionName: lambda.functionName,
      eventSourceArn: this.data.tables[trigger.table].tableStreamArn ?? '',
      startingPosition: 'TRIM_HORIZON',
      filterCriteria: {
        filters: [{ pattern: JSON.stringify({ dynamodb: { Keys: { sk: { S: keysOf(trigger) } } } }) }],
      },
      batchSize: 50,
      parallelizationFactor: 2,
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRecordAgeInSeconds: Duration.hours(triedHours).toSeconds(),
      destinationConfig: { onFailure: { destination: this.queue.queueArn } },
    });
    addAlarm(this, this.data.alarms, {
      name: `${Stack.of(this).stackName}-${name}-late`,
      says:
        `The changes of ${trigger.table} are not told: no mails go, requests for rooms that are taken wait on, and nothing else ` +
        `follows. Nothing is lost for 12 hours. The log of ${name} says why.`,
      page: 'a-publisher-that-is-late',
      wakes: false,
      // Lambda measures it when it reads changes: without any there is none.
      noData: 'good',
      metric: lambda.metric('IteratorAge', { statistic: 'Maximum' }),
      from: Duration.minutes(10).toMilliseconds(),
    });
  }
}
