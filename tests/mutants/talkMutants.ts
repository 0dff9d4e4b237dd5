import type { Mutant } from './mutant.ts';

const messages = 'tests/functions/messages/messages.test.ts';
const blocks = 'tests/functions/messages/blockedThreads.test.ts';
const followed = 'tests/functions/messages/followedMessages.once.test.ts';
const mails = 'tests/functions/messages/unreadMails.once.test.ts';
const pages = 'tests/functions/messages/pagesOfMessages.once.test.ts';
const limits = 'tests/functions/messages/limitsOfMessages.once.test.ts';
const erased = 'tests/functions/messages/erasedMessages.once.test.ts';

/** Mistakes that could be made about messages between guests and owners. */
export const talkMutants: Mutant[] = [
  {
    name: 'talk: texts are shown as they were written before a booking is agreed',
    file: 'functions/messages/thread.ts',
    text: 'return agreed ? text : coveredWords(text);',
    becomes: 'return agreed ? text : coveredWords(text) && text;',
    tests: [messages],
  },
  {
    name: 'talk: texts stay covered after a booking is agreed',
    file: 'functions/messages/thread.ts',
    text: 'return agreed ? text : coveredWords(text);',
    becomes: 'return agreed ? coveredWords(text) : coveredWords(text);',
    tests: [followed],
  },
  {
    name: 'talk: of two messages at one moment one is lost',
    file: 'functions/messages/writing.ts',
    text: 'revised(TableName, before, { ...after, ...threadKey(threadId) }),',
    becomes:
      '{ Put: { TableName, Item: { ...after, ...threadKey(threadId), revision: (before?.revision ?? 0) + 1 } } },',
    tests: [messages],
  },
  {
    name: 'talk: the oldest messages come first',
    file: 'functions/messages/reading.ts',
    text: 'ScanIndexForward: false,',
    becomes: 'ScanIndexForward: true,',
    tests: [messages],
  },
  {
    name: 'talk: a message that comes again is another one',
    file: 'functions/messages/writing.ts',
    text: 'if (before && used) return',
    becomes: 'if (before && used && digest === "") return',
    tests: [messages],
  },
  {
    name: 'talk: other words under a used key are answered with what stands',
    file: 'functions/messages/writing.ts',
    text: 'if (used.digest !== digest || !message)',
    becomes: 'if (!message || digest === "")',
    tests: [messages],
  },
  {
    name: 'talk: a message is sent to somebody who has blocked its writer',
    file: 'functions/messages/writing.ts',
    text: "if (isBlocked(pair)) throw fail('thread_closed');",
    becomes: '',
    tests: [messages],
  },
  {
    name: 'talk: a block of a guest does not hold an owner',
    file: 'functions/messages/pairs.ts',
    text: 'return guestBlocks !== undefined || ownerBlocks !== undefined;',
    becomes: 'return guestBlocks === undefined && ownerBlocks !== undefined;',
    tests: [blocks],
  },
  {
    name: 'talk: a blocked thread stays in the inbox',
    file: 'functions/messages/marking.ts',
    text: "    { Delete: { TableName, Key: lineKey(side, before, blocked ? 'line' : 'blocked') } },\n",
    becomes: '',
    tests: [messages],
  },
  {
    name: 'talk: a mark of what was read leaves the thread among the unread',
    file: 'functions/messages/marking.ts',
    text: '...(left > 0 ? [] : readWrites(TableName, side, before)),',
    becomes: '',
    tests: [messages],
  },
  {
    name: 'talk: who reads a part has read all',
    file: 'functions/messages/marking.ts',
    text: 'upTo >= before.count ? 0 :',
    becomes: 'upTo > 0 ? 0 :',
    tests: [pages],
  },
  {
    name: 'talk: own messages are unread',
    file: 'functions/messages/writing.ts',
    text: 'const to = otherTalker(by);',
    becomes: 'const to = by;',
    tests: [messages],
  },
  {
    name: 'talk: a mail goes for each message',
    file: 'functions/messages/writing.ts',
    text: 'due: before[to].due ?? dueOf(at)',
    becomes: 'due: dueOf(at), mailed: undefined',
    tests: [mails],
  },
  {
    name: 'talk: two runs send a mail each',
    file: 'functions/messages/dueMails.ts',
    text: "'attribute_not_exists(#side.mailed) AND (attribute_not_exists(#side.claimed) OR #side.claimed < :now)'",
    becomes: "'attribute_not_exists(#side.nothing) OR :now = :now'",
    tests: [mails],
  },
  {
    name: 'talk: an account writes to one hotel without end',
    file: 'functions/messages/counting.ts',
    text: "  await attempts.onAccount('threadMessages', threadId);\n",
    becomes: '',
    tests: [limits],
  },
  {
    name: 'talk: an account writes without end',
    file: 'functions/messages/counting.ts',
    text: "  await attempts.onAccount('messages', accountId);\n",
    becomes: '',
    tests: [limits],
  },
  {
    name: 'talk: a guest begins threads without end',
    file: 'functions/messages/counting.ts',
    text: 'if (isNew) await',
    becomes: 'if (isNew && threadId === "") await',
    tests: [limits],
  },
  {
    name: 'talk: every reply counts into how fast an owner answers',
    file: 'functions/messages/writing.ts',
    text: "const askedAt = by === 'guest' ? (before.askedAt ?? at) : undefined;",
    becomes: "const askedAt = by === 'guest' ? (before.askedAt ?? at) : before.askedAt;",
    tests: [followed],
  },
  {
    name: 'talk: a reply counts from the last question',
    file: 'functions/messages/writing.ts',
    text: "const askedAt = by === 'guest' ? (before.askedAt ?? at) : undefined;",
    becomes: "const askedAt = by === 'guest' ? at : undefined;",
    tests: [followed],
  },
  {
    name: 'talk: who is suspended or gone is written to',
    file: 'functions/messages/talkChecks.ts',
    text: ' AND attribute_not_exists(suspension) AND attribute_not_exists(erasing)',
    becomes: '',
    tests: ['tests/functions/messages/whoWrites.once.test.ts'],
  },
  {
    name: 'talk: the words of an erased person stay unread',
    file: 'functions/messages/erasing.ts',
    text: '  await deleteItem(table, unreadKey(otherTalker(side), thread));\n',
    becomes: '',
    tests: [erased],
  },
  {
    name: 'talk: an export has the words of the other side',
    file: 'infra/operate/messages.ts',
    text: 'const own = (await messagesOf(tables.messages, threadId)).filter(({ by }) => by === side);',
    becomes: 'const own = await messagesOf(tables.messages, threadId);',
    tests: [erased],
  },
  {
    name: 'talk: a report is made of an own message',
    file: 'functions/messages/reporting.ts',
    text: ' || reported.by === of.side',
    becomes: '',
    tests: ['tests/functions/messages/reports.once.test.ts'],
  },
  {
    name: 'talk: a 21st answer is saved',
    file: 'functions/messages/savedAnswers.ts',
    text: 'ids.length >= savedAnswerBounds.most',
    becomes: 'ids.length > savedAnswerBounds.most',
    tests: ['tests/functions/messages/savedAnswers.once.test.ts'],
  },
];
