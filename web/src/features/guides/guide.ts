import type { MessageDescriptor } from '@lingui/core';

/** What a traveller asks before setting out for a destination. */
export interface Guide {
  lead: MessageDescriptor;
  /** Months, short: "May to September". */
  season: MessageDescriptor;
  seasonNote: MessageDescriptor;
  /** Metres above the sea, of the town that most people stay in. */
  height: { town: MessageDescriptor; metres: number };
  /** From Islamabad, short: "60 km, about 2 hours". */
  road: MessageDescriptor;
  roadNote: MessageDescriptor;
  airNote: MessageDescriptor;
  /** Each spot by its name, in English as it stands on signposts and maps, and what it is. */
  spots: readonly (readonly [name: MessageDescriptor, about: MessageDescriptor])[];
  experiences: readonly MessageDescriptor[];
}
