/** Origins of a booking that its owner takes. */
export const ownSources = ['phone', 'walkIn', 'agent', 'relative'] as const;

/** Origins of a booking that was not asked for through Sarai. */
export const bookingSources = [...ownSources, 'calendar'] as const;

export type BookingSource = (typeof bookingSources)[number];
