import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { serviceError, signedCall } from '../runtime/signedCall.ts';

/** Takes what is given up, for an operator to replay. */
export interface GivenUp {
  /** Keeps a payload for the function that could not carry it out. @throws Error where the queue does not take it */
  keep(functionName: string, payload: object): Promise<void>;
}

/** The queue of what was given up. A message is written as Lambda writes one for a failed call. */
export const givenUp: Port<GivenUp> = {
  resource: 'givenUp',
  actions: ['sqs:SendMessage'],
  settings: ['GIVEN_UP_QUEUE'],
  open: () => {
    const QueueUrl = required('GIVEN_UP_QUEUE');
    return {
      keep: async (functionName, requestPayload) => {
        const requestContext = { functionArn: `arn:aws:lambda:::function:${functionName}` };
        await askSqs('SendMessage', { QueueUrl, MessageBody: JSON.stringify({ requestContext, requestPayload }) });
      },
    };
  },
};

/** A message that Lambda took out of a queue. */
export interface ReceivedMessage {
  receiptHandle?: string;
  eventSourceARN: string;
}

/** Hides a message for so many seconds; one that was replayed by hand is in no queue. @throws Error where SQS refuses */
export async function hideFor(seconds: number, { receiptHandle, eventSourceARN }: ReceivedMessage): Promise<void> {
  if (receiptHandle === undefined) return;
  const [, , , region, account, name] = eventSourceARN.split(':');
  const QueueUrl = `https://sqs.${region}.amazonaws.com/${account}/${name}`;
  await askSqs('ChangeMessageVisibility', {
    QueueUrl,
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: Math.round(seconds),
  });
}

async function askSqs(action: string, input: object): Promise<void> {
  const { status, text } = await signedCall({
    service: 'sqs',
    endpoint: process.env.AWS_ENDPOINT_URL_SQS,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(input),
    milliseconds: 3000,
  });
  if (status !== 200) throw serviceError('SQS', status, /"__type"\s*:\s*"(?:[^"#]*#)?([\w.]+)"/.exec(text)?.[1] ?? '');
}
