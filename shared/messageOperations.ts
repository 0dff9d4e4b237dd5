import { sendMessage, sendMessageAsOwner } from './contracts/messages.ts';
import { listSavedAnswers, removeSavedAnswer, saveAnswer } from './contracts/savedAnswers.ts';
import {
  blockThread,
  blockThreadAsOwner,
  readThread,
  readThreadAsOwner,
  reportMessage,
  reportMessageAsOwner,
} from './contracts/threadActs.ts';
import {
  countUserUnreadThreads,
  countVendorUnreadThreads,
  getUserThread,
  getVendorThread,
  listUserThreads,
  listVendorThreads,
} from './contracts/threads.ts';

/** The operations of messages: a part of the table of endpoints. */
export const messageOperations = {
  listUserThreads,
  listVendorThreads,
  countUserUnreadThreads,
  countVendorUnreadThreads,
  getUserThread,
  getVendorThread,
  sendMessage,
  sendMessageAsOwner,
  readThread,
  readThreadAsOwner,
  blockThread,
  blockThreadAsOwner,
  reportMessage,
  reportMessageAsOwner,
  listSavedAnswers,
  saveAnswer,
  removeSavedAnswer,
} as const;
