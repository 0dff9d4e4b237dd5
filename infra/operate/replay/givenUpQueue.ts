import type { BatchAnswer, ChangeBatch } from '../../../functions/runtime/onChange.ts';
import type { Caller } from '../../../functions/runtime/signedPost.ts';
import { callJson } from '../../deployed/callJson.ts';
import type { GivenUpMessage, StreamRange } from './givenUpEvent.ts';

/** What a function answers: nothing, the changes that failed, or that it broke off. */
export type Answer = Partial<BatchAnswer & { errorType: string }> | null;

/** The queue of what was given up, the functions, and the streams. */
export type GivenUpQueue = ReturnType<typeof givenUpQueue>;

/** Seconds for which nobody else gets a message that is replayed: longer than any function runs. */
export const hiddenSeconds = 300;

type Change = ChangeBatch['Records'][number];

export function givenUpQueue(caller: Caller, QueueUrl: string) {
  const sqs = <T>(action: string, input: object) =>
    callJson<T>(caller, {
      service: 'sqs',
      target: `AmazonSQS.${action}`,
      body: JSON.stringify({ QueueUrl, ...input }),
    });
  const streams = <T>(action: string, input: object) =>
    callJson<T>(caller, {
      service: 'dynamodb',
      host: 'streams.dynamodb',
      target: `DynamoDBStreams_20120810.${action}`,
      body: JSON.stringify(input),
    });
  const changesFrom = async function* ({ streamArn: StreamArn, shardId: ShardId, startSequenceNumber }: StreamRange) {
    const ShardIteratorType = 'AT_SEQUENCE_NUMBER';
    const from = { StreamArn, ShardId, ShardIteratorType, SequenceNumber: startSequenceNumber };
    let { ShardIterator: next } = await streams<{ ShardIterator?: string }>('GetShardIterator', from);
    while (next !== undefined) {
      const page: Page = await streams('GetRecords', { ShardIterator: next, Limit: 100 });
      yield* page.Records;
      next = page.NextShardIterator;
    }
  };
  return {
    /** How many wait, and how many somebody has; both are about right. */
    counts: async (): Promise<{ waiting: number; taken: number }> => {
      const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
      const { Attributes } = await sqs<{ Attributes: Partial<Record<string, string>> }>('GetQueueAttributes', {
        AttributeNames: names,
      });
      const [waiting = 0, taken = 0] = names.map((name) => Number(Attributes[name] ?? 0));
      return { waiting, taken };
    },
    /** The next messages, ten at most, which nobody else gets for so many seconds; none where there are no more. */
    receive: async (seconds: number): Promise<GivenUpMessage[]> => {
      const answer = await sqs<{ Messages?: GivenUpMessage[] }>('ReceiveMessage', {
        MaxNumberOfMessages: 10,
        VisibilityTimeout: seconds,
        // All servers of the queue are asked, and not a few of them.
        WaitTimeSeconds: 2,
        MessageAttributeNames: ['All'],
      });
      return answer.Messages ?? [];
    },
    /** Lets others have it again. */
    release: ({ ReceiptHandle }: GivenUpMessage): Promise<unknown> =>
      sqs('ChangeMessageVisibility', { ReceiptHandle, VisibilityTimeout: 0 }),
    remove: ({ ReceiptHandle }: GivenUpMessage): Promise<unknown> => sqs('DeleteMessage', { ReceiptHandle }),
    call: (functionName: string, body: string): Promise<Answer> =>
      callJson(caller, {
        service: 'lambda',
        path: `/2015-03-31/functions/${functionName}/invocations`,
        body,
        within: hiddenSeconds * 1000,
      }),
    /** @throws Error TrimmedDataAccessException where the stream has forgotten the changes, after 24 hours */
    changes: async (range: StreamRange): Promise<Change[]> => {
      const found: Change[] = [];
      for await (const record of changesFrom(range)) {
        found.push(record);
        if (record.dynamodb.SequenceNumber === range.endSequenceNumber) break;
      }
      return found;
    },
  };
}

interface Page extends ChangeBatch {
  NextShardIterator?: string;
}
