import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { BatchAnswer } from '../../../functions/runtime/changes.ts';
import type { Caller } from '../../../functions/runtime/signedCall.ts';
import { callJson } from '../../deployed/callJson.ts';
import { accountAtAws, callerOf, inItsRegion } from '../../deployed/openStage.ts';
import { stackResources } from '../../deployed/stackResources.ts';
import { changesIn } from './changesIn.ts';
import { type GivenUpMessage, givenUpId, type StreamRange } from './givenUpEvent.ts';

/** A function's answer: nothing, the changes that failed, or that it broke off. */
export type Answer = Partial<BatchAnswer & { errorType: string; errorMessage: string }> | null;

/** The queue of what was given up, the functions, and the streams. */
export type GivenUpQueue = ReturnType<typeof givenUpQueue>;

/** Functions run for 300 seconds at most. Seconds after which a call of one is given up. */
const callSeconds = 330;

/** Seconds for which nobody else gets a message that is replayed: longer than a function is waited for, and a stream read. */
export const hiddenSeconds = 420;

export function givenUpQueue(caller: Caller, QueueUrl: string) {
  const sqs = <T>(action: string, input: object) =>
    callJson<T>(caller, {
      service: 'sqs',
      target: `AmazonSQS.${action}`,
      body: JSON.stringify({ QueueUrl, ...input }),
    });
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
    /** The next messages, so many at most, which nobody else gets for so many seconds; none where there are no more. */
    receive: async (most: number, seconds: number): Promise<GivenUpMessage[]> => {
      const answer = await sqs<{ Messages?: GivenUpMessage[] }>('ReceiveMessage', {
        MaxNumberOfMessages: most,
        VisibilityTimeout: seconds,
        // All servers of the queue are asked, and not a few of them.
        WaitTimeSeconds: 2,
        MessageAttributeNames: ['All'],
        AttributeNames: ['All'],
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
        within: callSeconds * 1000,
      }),
    changes: (range: StreamRange) => changesIn(caller, range),
  };
}

/** Opens the queue of a stage, in its region and with the credentials of whoever runs it. */
export async function openGivenUp(stage: string | undefined): Promise<GivenUpQueue> {
  if (!stage) throw new Error('Name the stage: -c stage=<name>.');
  const { account } = await inItsRegion(stage);
  const caller = await callerOf(new DynamoDBClient());
  const asked = { LogicalResourceId: givenUpId, account: accountAtAws(account) };
  const { [givenUpId]: url } = await stackResources(`sarai-${stage}-events`, caller, asked);
  if (!url) throw new Error(`The stack sarai-${stage}-events has no queue called ${givenUpId}: deploy it.`);
  return givenUpQueue(caller, url);
}
