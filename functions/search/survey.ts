import type { ReadBudget } from '../runtime/readBudget.ts';
import { EntryWalk } from './entryWalk.ts';
import type { HotelLook, HotelLooks } from './hotelLooks.ts';
import type { Part } from './meanings.ts';
import type { SearchReader } from './searchReading.ts';
import { type SoughtEntries, soughtList } from './soughtList.ts';
import type { SearchQuery } from './wanted.ts';

interface SurveyReads {
  reading: SearchReader;
  looks: HotelLooks;
  budget: ReadBudget;
  /** The entries by which hotels are looked for. */
  entries: SoughtEntries;
}

/** Hotels that were looked at, each once, and whether they are all that there are. */
export interface Survey {
  looks: HotelLook[];
  isWhole: boolean;
}

/** Hotels that are looked at beside each other. */
const atOnce = 8;

/**
 * Looks at the hotels that have an entry in parts that follow each other, as far as the units reach. Entries may tell more than fits: whoever
 * asks judges the looks.
 */
export async function surveyHotels(
  reads: SurveyReads,
  parts: readonly Part[],
  filters: Omit<SearchQuery, 'place'>,
): Promise<Survey> {
  const ids = new Set<string>();
  let isWhole = true;
  for (const part of parts) {
    const { looked, isEnded } = await surveyPart(reads, { ...filters, ...part });
    for (const id of looked) ids.add(id);
    isWhole &&= isEnded;
  }
  const looks = [...ids].flatMap((id) => reads.looks.get(id) ?? []);
  const known = looks.filter(({ taken }) => !taken || taken.known);
  return { looks: known, isWhole: isWhole && known.length === looks.length };
}

async function surveyPart(
  { reading, looks, budget, entries }: SurveyReads,
  wanted: SearchQuery,
): Promise<{ looked: string[]; isEnded: boolean }> {
  const page = { sort: 'price', limit: atOnce } as const;
  const walk = new EntryWalk(soughtList(wanted, page, entries), { reading, budget, page });
  const looked: string[] = [];
  for (let goesOn = true; goesOn; ) {
    const before = walk.readTo;
    await walk.fill(atOnce, ({ propertyId }) => !looks.has(propertyId), looks.units);
    const ids = [...new Set(walk.ahead.splice(0).map(({ propertyId }) => propertyId))];
    const known = await looks.at(ids, budget);
    looked.push(...known);
    if (known.length < ids.length) return { looked, isEnded: false };
    goesOn = walk.mayFollow && walk.readTo !== before;
  }
  return { looked, isEnded: !walk.mayFollow };
}
