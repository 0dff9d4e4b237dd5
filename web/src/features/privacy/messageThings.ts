import { msg } from '@lingui/core/macro';
import { nobody, operators, type RetainedData, withAccount } from './keptThing.ts';

/** Data of messages between guests and owners. */
export const messageThings: readonly RetainedData[] = [
  {
    what: msg`Messages between guest and owner, with the first names of both, what is unread, and whom you have blocked`,
    why: msg`So that each of you can read what was said`,
    who: msg`You, and the other side: a guest, or an owner and whoever helps at the hotel`,
    howLong: msg`Two years after the last message. With your account what you wrote goes; the other side keeps its own words`,
    keys: [
      ...['messages: thread# thread', 'messages: thread# message#', 'messages: inbox# line#'],
      ...['messages: inbox# unread#', 'messages: inbox#guest# pair#', 'messages: mail-due '],
    ],
  },
  {
    what: msg`That the key of a message was used, as a digest`,
    why: msg`So that a message that is sent twice comes once`,
    who: nobody,
    howLong: msg`7 days`,
    keys: ['messages: thread# sent#'],
  },
  {
    what: msg`Answers that an owner keeps to use them again, twenty at most`,
    why: msg`To write them again with one press`,
    who: msg`The owner, and whoever helps at the hotel`,
    howLong: withAccount,
    keys: ['messages: inbox#owner# answer#', 'messages: inbox#owner# answers'],
  },
  {
    what: msg`Copies of messages that were reported, with the two before each`,
    why: msg`To judge the report`,
    who: operators,
    howLong: msg`A year, or until the account of either side is erased`,
    keys: ['messages: message-reports '],
  },
];
