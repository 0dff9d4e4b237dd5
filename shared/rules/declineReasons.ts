/** Reasons for which an event elsewhere declines a request. */
export const automaticReasons = ['nights_taken', 'room_removed'] as const;

/** Reasons that an owner chooses from when declining a request. */
export const hostReasons = ['fully_booked', 'closed_then', 'room_unfit', 'too_late'] as const;

export const declineReasons = [...automaticReasons, ...hostReasons] as const;

/** Why a request was declined, where a word of ours says it. */
export type DeclineReason = (typeof declineReasons)[number];

export type AutomaticReason = (typeof automaticReasons)[number];

export type HostReason = (typeof hostReasons)[number];

/** Whether an event elsewhere declined a request, and not its owner. */
export function isAutomatic(reason: DeclineReason | undefined): reason is AutomaticReason {
  return automaticReasons.some((each) => each === reason);
}

/** Sentences of the reasons, as the guest reads them. For the site each is the key of its translation. */
export const reasonSentences: Readonly<Record<DeclineReason, string>> = {
  nights_taken: 'Another request for these nights was accepted.',
  room_removed: 'This room is not offered any more.',
  fully_booked: 'All rooms are booked on these nights.',
  closed_then: 'The house is closed on these days.',
  room_unfit: 'The room does not suit this stay.',
  too_late: 'The request came too late to prepare the stay.',
};
