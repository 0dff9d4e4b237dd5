import { mutate } from 'swr';
import { threadPageSize } from '../../../../../shared/rules/messages.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import type { ThreadName } from '../thread.ts';
import type { UnsentMessage } from '../unsent/unsentMessages.ts';
import { readsOfInbox, threadOperations, threadParams } from './threadOperations.ts';

type Get = 'getUserThread' | 'getVendorThread';

/** A message that the server has taken. */
export type Message = AnswerOf<Get>['data'][number];

/** All that a thread says of itself above its messages. */
export type Thread = AnswerOf<Get>['thread'];

/** Seconds between two readings of a thread that is open. */
const threadEvery = 10;

function requestOf(name: ThreadName, cursor?: string): RequestOf<Get> {
  const { bookingRequestId } = name;
  const query = {
    limit: threadPageSize.list,
    ...(cursor !== undefined && { cursor }),
    ...(bookingRequestId !== undefined && { bookingRequestId }),
  };
  return { params: threadParams(name), query };
}

/** The newest messages of a thread, which are read again by themselves. */
export function useNewest(name: ThreadName) {
  return useLiveApi<Get>(threadOperations[name.side].get, requestOf(name), threadEvery);
}

/** A page of the messages before. */
export function readOlder(name: ThreadName, cursor: string) {
  return call<Get>(threadOperations[name.side].get, requestOf(name, cursor));
}

/** Sends a message under its key, so that it is one however often it is sent. */
export async function sendMessage({ thread, text, stay, requestKey }: UnsentMessage): Promise<Message> {
  const { bookingRequestId } = thread;
  const body = { text, requestKey, ...stay, ...(bookingRequestId !== undefined && { bookingRequestId }) };
  try {
    const operation: 'sendMessage' | 'sendMessageAsOwner' = threadOperations[thread.side].send;
    const { data } = await call(operation, { params: threadParams(thread), body });
    show(thread, data);
    return data;
  } finally {
    tellChange(thread);
  }
}

/** Shows a message that the API has taken before the thread is read again. */
function show(name: ThreadName, message: Message): void {
  const add = (read?: AnswerOf<Get>) => read && { ...read, data: [message, ...read.data] };
  void mutate([threadOperations[name.side].get, requestOf(name)], add, { revalidate: false });
}

/** Notes up to which message the reader has read. */
export async function noteRead(name: ThreadName, upTo: string): Promise<void> {
  const operation: 'readThread' | 'readThreadAsOwner' = threadOperations[name.side].read;
  await call(operation, { params: threadParams(name), body: { upTo } });
  void mutate(keysOf(readsOfInbox));
}

/** Blocks the other side, or allows messages again. */
export async function setBlocked(name: ThreadName, blocked: boolean) {
  const operation: 'blockThread' | 'blockThreadAsOwner' = threadOperations[name.side].block;
  try {
    return await call(operation, { params: threadParams(name), body: { blocked } });
  } finally {
    tellChange(name);
  }
}

/** Reports a message to those who run Sarai. */
export function sendReport(name: ThreadName, body: RequestOf<'reportMessage'>['body']) {
  const operation: 'reportMessage' | 'reportMessageAsOwner' = threadOperations[name.side].report;
  return call(operation, { params: threadParams(name), body });
}

/** Whatever shows the thread or its inbox reads it again, and shows what it has until then. */
function tellChange({ side }: ThreadName): void {
  void mutate(keysOf([threadOperations[side].get, ...readsOfInbox]));
}
