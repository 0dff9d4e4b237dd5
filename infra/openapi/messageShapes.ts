import { api } from '../../shared/api.ts';
import { savedAnswer } from '../../shared/contracts/savedAnswers.ts';
import { message, threadLine } from '../../shared/contracts/threads.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';

const unread = jsonSchemaOf(api.countUserUnreadThreads.response, 'output');
const page = jsonSchemaOf(api.getUserThread.response, 'output');

/** Shapes of messages, threads and saved answers. */
export const messageShapes: Readonly<Record<string, JsonSchema>> = {
  Message: jsonSchemaOf(message, 'output'),
  MessageAnswer: jsonSchemaOf(api.sendMessage.response, 'output'),
  Thread: page.properties?.thread as JsonSchema,
  ThreadPage: page,
  ThreadLine: jsonSchemaOf(threadLine, 'output'),
  Inbox: jsonSchemaOf(api.listUserThreads.response, 'output'),
  UnreadThreads: unread.properties?.data as JsonSchema,
  UnreadThreadsAnswer: unread,
  ReadMark: jsonSchemaOf(api.readThread.body, 'input'),
  ThreadBlock: jsonSchemaOf(api.blockThread.body, 'input'),
  MessageReport: jsonSchemaOf(api.reportMessage.body, 'input'),
  SavedAnswer: jsonSchemaOf(savedAnswer, 'output'),
  SavedAnswers: jsonSchemaOf(api.listSavedAnswers.response, 'output'),
};
