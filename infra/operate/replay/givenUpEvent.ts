/** The queue's id in the template of the Events stack. */
export const givenUpId = 'GivenUp';

/** A message of the queue of what was given up, as SQS hands it over. */
export interface GivenUpMessage {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
  /** Of SQS itself: a message that another queue has set aside names that queue. */
  Attributes?: Readonly<Partial<Record<'DeadLetterQueueSourceArn' | 'SentTimestamp', string>>>;
  MessageAttributes?: Readonly<Record<string, { StringValue?: string }>>;
}

/** Where changes stand in the stream of a table, from one number to another, both included. */
export interface StreamRange {
  streamArn: string;
  shardId: string;
  startSequenceNumber: string;
  endSequenceNumber: string;
}

/** The function of a message, by its name, and the payload or the changes for it. */
export type GivenUpEvent = { functionName: string; eventId?: string } & ({ payload: string } | { range: StreamRange });

interface FromLambda {
  requestContext?: { functionArn?: string };
  requestPayload?: unknown;
  DDBStreamBatchInfo?: StreamRange;
}

/**
 * Reads what Lambda, EventBridge or the queue of a listener has put aside. Lambda writes what it called a function with, or for a
 * stream where the changes stand; EventBridge puts the event itself, and in an attribute the ARN of the function or of the
 * listener's queue; a queue puts the event as its listener had it.
 * @throws Error for what none of them writes
 */
export function readGivenUp(message: GivenUpMessage): GivenUpEvent {
  const { Body, Attributes, MessageAttributes = {} } = message;
  const queue = [Attributes?.DeadLetterQueueSourceArn, MessageAttributes.TARGET_ARN?.StringValue].find(isQueue);
  if (queue) return ofListener(queue, message);
  const target = MessageAttributes.TARGET_ARN?.StringValue;
  if (target !== undefined) return { functionName: nameIn(target), payload: Body };
  const { requestContext, requestPayload, DDBStreamBatchInfo: range } = JSON.parse(Body) as FromLambda;
  const functionName = nameIn(requestContext?.functionArn ?? '');
  if (range) return { functionName, range };
  if (requestPayload === undefined) throw new Error('Neither Lambda nor EventBridge writes such a message.');
  return { functionName, payload: JSON.stringify(requestPayload) };
}

function isQueue(arn: string | undefined): arn is string {
  return arn?.split(':')[2] === 'sqs';
}

/** A queue has the name of its function. The message is in no queue while it is replayed, so it has no handle. */
function ofListener(queueArn: string, { MessageId, Body, Attributes }: GivenUpMessage): GivenUpEvent {
  const attributes = { ApproximateReceiveCount: '1', SentTimestamp: Attributes?.SentTimestamp ?? String(Date.now()) };
  const record = { messageId: MessageId, body: Body, attributes, eventSourceARN: queueArn };
  return { functionName: queueArn.split(':')[5] ?? '', ...idIn(Body), payload: JSON.stringify({ Records: [record] }) };
}

function idIn(body: string): { eventId?: string } {
  try {
    const { id } = JSON.parse(body) as { id?: string };
    return id === undefined ? {} : { eventId: id };
  } catch {
    return {};
  }
}

/** `arn:aws:lambda:<region>:<account>:function:<name>`, with a version behind it or without. */
function nameIn(functionArn: string): string {
  const name = functionArn.split(':')[6];
  if (!name) throw new Error('The message names no function.');
  return name;
}

/** Words by which a message is known: its function, and the id by which the log of the function and `skip` know it. */
export function wordsOf(message: GivenUpMessage): { name: string; id: string } {
  try {
    const { functionName: name, eventId } = readGivenUp(message);
    return { name, id: eventId ?? message.MessageId };
  } catch {
    return { name: 'unknown', id: message.MessageId };
  }
}
