import type { DeclineReason } from './bookingLife.ts';

/** What is said of a request that was declined for what happened elsewhere. For the site it is the key of the translation. */
export const reasonSentences: Readonly<Record<DeclineReason, string>> = {
  nights_taken: 'Another request for these nights was accepted.',
  room_removed: 'This room is not offered any more.',
};
