import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { keysOf, type TableTrigger } from '../../functions/runtime/onEvent.ts';
import type { DataStack } from '../data/DataStack.ts';
import { addAlarm } from '../stacks/addAlarm.ts';

/** A function that the changes of a table call. */
interface ChangeFunction {
  name: string;
  summary: string;
  lambda: IFunction;
  trigger: TableTrigger;
}

/**
 * Hours for which a change is tried again: an outage of a day's work is survived, and there is time left to see the queue
 * and mend the fault before the stream forgets the change, after 24.
 */
const triedHours = 12;

/** Connects functions to the streams of tables; `queue` takes the changes that no try has carried out. */
export class Changes extends Construct {
  private readonly queue: IQueue;
  private readonly data: DataStack;

  constructor(scope: Construct, data: DataStack, queue: IQueue) {
    super(scope, 'Changes');
    this.data = data;
    this.queue = queue;
  }

  /** Permissions of a function's role: Lambda reads the stream with them, and puts failed changes into the queue. */
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
   * Calls a function for the changes that it follows. A failed change is tried again and again, in smaller batches, beside
   * everything else: two batches of different items of each shard run at the same time, so that many failures leave
   * executions to whoever asks the API. It ends with the age of the change alone.
   */
  connect({ name, summary, lambda, trigger }: ChangeFunction): void {
    new CfnEventSourceMapping(this, name, {
      functionName: lambda.functionName,
      eventSourceArn: this.data.tables[trigger.table].tableStreamArn ?? '',
      startingPosition: 'TRIM_HORIZON',
      filterCriteria: {
        filters: [{ pattern: JSON.stringify({ dynamodb: { Keys: { sk: { S: keysOf(trigger) } } } }) }],
      },
      batchSize: 5,
      parallelizationFactor: 2,
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRecordAgeInSeconds: Duration.hours(triedHours).toSeconds(),
      destinationConfig: { onFailure: { destination: this.queue.queueArn } },
    });
    addAlarm(this, this.data.alarms, {
      name: `${Stack.of(this).stackName}-${name}-late`,
      says:
        `A function is half an hour late with a change and still tries it: "${summary}" The log of ${name} says ` +
        'why. Nothing is lost for 12 hours; people wait meanwhile.',
      page: 'changes-that-are-late',
      wakes: false,
      // Lambda measures it when it reads changes: without any there is none.
      noData: 'good',
      metric: lambda.metric('IteratorAge', { statistic: 'Maximum' }),
      from: Duration.minutes(30).toMilliseconds(),
    });
  }
}
