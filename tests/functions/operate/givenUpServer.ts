import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type GivenUpQueue, givenUpQueue } from '../../../infra/operate/replay/givenUpQueue.ts';

interface StoredMessage {
  MessageId: string;
  Body: string;
  MessageAttributes?: object;
  hidden?: boolean;
}

/** The data behind the services: messages, what functions answer, and the changes of a stream. */
export interface Behind {
  messages: StoredMessage[];
  answer(functionName: string, payload: unknown): unknown;
  changes: object[];
  /** The stream's answer where it is asked for changes that it has forgotten. */
  forgotten?: string;
}

type Input = Record<string, string | number>;

/** SQS, Lambda and the streams on one address, as far as their documentation says it of these calls: no engine of ours has them. */
export async function givenUpServer(behind: Behind): Promise<GivenUpQueue> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { status, answer } = answerTo(behind, `${request.headers['x-amz-target'] ?? request.url}`, JSON.parse(body));
    response.writeHead(status).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const before = process.env.AWS_ENDPOINT_URL;
  process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    if (before === undefined) delete process.env.AWS_ENDPOINT_URL;
    else process.env.AWS_ENDPOINT_URL = before;
  });
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  return givenUpQueue({ region: 'eu-west-1', credentials }, 'https://sqs.eu-west-1.amazonaws.com/1/given-up');
}

function answerTo(behind: Behind, called: string, input: Input): { status: number; answer: unknown } {
  const invoked = /functions\/([\w-]+)\/invocations$/.exec(called)?.[1];
  if (invoked) return { status: 200, answer: behind.answer(invoked, input) };
  const action = called.split('.')[1] ?? '';
  if (action === 'GetShardIterator' && behind.forgotten) {
    return {
      status: 400,
      answer: { __type: `com.amazonaws.dynamodb.v20120810#${behind.forgotten}`, message: 'Old.' },
    };
  }
  return { status: 200, answer: actions[action]?.(behind, input) };
}

const actions: Readonly<Record<string, (behind: Behind, input: Input) => unknown>> = {
  GetQueueAttributes: ({ messages }) => ({
    Attributes: {
      ApproximateNumberOfMessages: String(messages.filter(({ hidden }) => !hidden).length),
      ApproximateNumberOfMessagesNotVisible: String(messages.filter(({ hidden }) => hidden).length),
    },
  }),
  ReceiveMessage: ({ messages }, { VisibilityTimeout, MaxNumberOfMessages }) => {
    const next = messages.filter(({ hidden }) => !hidden).slice(0, Number(MaxNumberOfMessages));
    for (const message of next) message.hidden = VisibilityTimeout !== 0;
    return next.length === 0
      ? {}
      : { Messages: next.map(({ hidden: _, ...rest }) => ({ ...rest, ReceiptHandle: rest.MessageId })) };
  },
  ChangeMessageVisibility: ({ messages }, { ReceiptHandle }) => {
    for (const message of messages) if (message.MessageId === ReceiptHandle) message.hidden = false;
  },
  DeleteMessage: (behind, { ReceiptHandle }) => {
    behind.messages = behind.messages.filter(({ MessageId }) => MessageId !== ReceiptHandle);
  },
  GetShardIterator: (_, { SequenceNumber }) => ({ ShardIterator: String(SequenceNumber) }),
  // Two at a time, so that a range has pages.
  GetRecords: ({ changes }, { ShardIterator }) => {
    const from = Number(ShardIterator);
    const numbered = changes.map((each, at) => ({ number: at + 1, each }));
    const page = numbered.filter(({ number }) => number >= from).slice(0, 2);
    return { Records: page.map(({ each }) => each), NextShardIterator: String(from + page.length) };
  },
};
