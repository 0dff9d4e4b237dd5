/** Requests that may wait: of one traveller, and of them at one property; and how many may be sent a day. */
export const requestLimits = { waiting: 10, waitingAtProperty: 3, aDay: 30 } as const;

/** Newcomers are travellers whose account is younger than so many hours, and who have had no stay. */
export const newcomerHours = 24;
