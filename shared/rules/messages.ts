/** The two sides of a thread, as messages name them. */
export const talkers = ['guest', 'owner'] as const;

export type Talker = (typeof talkers)[number];

/** The other side of a thread. */
export function otherTalker(side: Talker): Talker {
  return side === 'guest' ? 'owner' : 'guest';
}

/** A message: letters in UTF-16 code units as inputs count them, and bytes of UTF-8, which some scripts reach first. */
export const messageBounds = { letters: 1000, bytes: 2000 } as const;

/** Answers that an owner keeps to use them again. */
export const savedAnswerBounds = { most: 20 } as const;

/** Lines of an inbox, and messages of a thread, on a page. */
export const inboxPageSize = { list: 12, most: 12 } as const;
export const threadPageSize = { list: 20, most: 20 } as const;

/** Unread threads that are counted; there may be more. */
export const mostUnreadCounted = 100;

/** Why no more can be written in a thread: by a block of either side, or because the hotel, or the account of one side, is gone or rests. */
export const closingCauses = ['blocked', 'hotel_gone', 'person_gone'] as const;

export type ClosingCause = (typeof closingCauses)[number];
