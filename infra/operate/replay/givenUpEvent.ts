/** The queue's id in the template of the Events stack. */
export const givenUpId = 'GivenUp';

/** A message of the queue of what was given up, as SQS hands it over. */
export interface GivenUpMessage {
  MessageId: string;
  ReceiptHandle: string;
  Body: string;
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
export type GivenUpEvent = { functionName: string } & ({ payload: string } | { range: StreamRange });

interface FromLambda {
  requestContext?: { functionArn?: string };
  requestPayload?: unknown;
  DDBStreamBatchInfo?: StreamRange;
}

/**
 * Reads what Lambda or EventBridge has put aside. Lambda writes what it called a function with, or for a stream where the
 * changes stand; EventBridge puts the event itself, and in an attribute the ARN of the function.
 * @throws Error for what neither of them writes
 */
export function readGivenUp({ Body, MessageAttributes = {} }: GivenUpMessage): GivenUpEvent {
  const target = MessageAttributes.TARGET_ARN?.StringValue;
  if (target !== undefined) return { functionName: nameIn(target), payload: Body };
  const { requestContext, requestPayload, DDBStreamBatchInfo: range } = JSON.parse(Body) as FromLambda;
  const functionName = nameIn(requestContext?.functionArn ?? '');
  if (range) return { functionName, range };
  if (requestPayload === undefined) throw new Error('Neither Lambda nor EventBridge writes such a message.');
  return { functionName, payload: JSON.stringify(requestPayload) };
}

/** `arn:aws:lambda:<region>:<account>:function:<name>`, with a version behind it or without. */
function nameIn(functionArn: string): string {
  const name = functionArn.split(':')[6];
  if (!name) throw new Error('The message names no function.');
  return name;
}
