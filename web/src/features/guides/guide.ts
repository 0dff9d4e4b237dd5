import type { MessageDescriptor } from '@lingui/core';

/** What a traveller asks before setting out for a destination. */
export interface Guide {
  lead: MessageDescriptor;
  /** Months, short: "May to September". */
  season: MessageDescriptor;
  seasonNote: MessageDescriptor;
  /** Metres above the sea, of the town that most people stay in. */
  height: { town: string; metres: number };
  /** From Islamabad, short: "60 km, about 2 hours". */
  road: MessageDescriptor;
  roadNote: MessageDescriptor;
  airNote: MessageDescriptor;
  /** About each spot, by its name as it stands on signposts and maps: the same in every language. */
  spots: Readonly<Record<string, MessageDescriptor>>;
  experiences: readonly MessageDescriptor[];
}
