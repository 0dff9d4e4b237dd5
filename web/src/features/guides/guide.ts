import type { MessageDescriptor } from '@lingui/core';
import type { Road } from './roadYear.ts';

/** How far it is by road, and how long it takes: from a good day to a slow one. */
export interface Way {
  name: MessageDescriptor;
  km: number;
  hours: readonly [least: number, most: number];
}

/** The facts that a traveller needs before a journey to a destination. Each figure has its source in `docs/guides.md`. */
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
  /** The temperatures of summer and winter. */
  warmthNote: MessageDescriptor;
  /** The roads that lead there, one or two. */
  roads: readonly Road[];
  ways: readonly Way[];
  /** Each spot by its name, in English as it stands on signposts and maps, and what it is. */
  spots: readonly (readonly [name: MessageDescriptor, about: MessageDescriptor])[];
  experiences: readonly MessageDescriptor[];
}
