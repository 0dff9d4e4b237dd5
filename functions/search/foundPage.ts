import { answer } from '../../shared/answers.ts';
import type { RoomHit, searchRooms } from '../../shared/contracts/search.ts';
import type { Input, Reply } from '../../shared/endpoint.ts';
import type { Days } from '../nights/nightItem.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import { unitsOfCard } from './cardReading.ts';
import { findingIn, pageUnits } from './finding.ts';
import { findRooms, nextEntries } from './findRooms.ts';
import { findMeaning, type MeaningReads, type Part, partsOf, shownOf } from './meanings.ts';
import { findInParts, openPart, sealPart } from './partPages.ts';
import { roomSearch, type SearchReader } from './searchReading.ts';
import { takenRooms } from './takenRooms.ts';
import { filtersOf, type PageQuery, wantedFacts } from './wanted.ts';

/** The ports of a search. */
export const searchPorts = { search: roomSearch, taken: takenRooms };

type Wishes = Input<typeof searchRooms>['body'];

/** A page of a search, however its wishes were sent. */
export async function findPage(
  wishes: Wishes,
  { search, taken }: OpenPorts<typeof searchPorts>,
): Promise<Reply<typeof searchRooms>> {
  const { cursor, limit, sort, facts, ...others } = wishes;
  const { location } = others;
  const list = { sort, ...others, facts: wantedFacts(facts) };
  const reading = search.begin();
  const meaning = meaningReads(reading, { sort, limit });
  const begin = async () => ({ kind: await findMeaning(meaning, location), index: 0, after: undefined });
  const from = cursor === undefined ? await begin() : openPart(list, cursor);
  const nights = nightsSought(wishes);
  const parts = partsOf(location, from.kind);
  const finding = findingIn(
    { reading, ...(nights && { free: { nights, taken } }) },
    filtersOf(wishes),
    { sort, limit },
    parts,
  );
  const { hits, next } = await findInParts(parts, from, limit, finding);
  return {
    // Whether the dates are the reason only counts can tell.
    ...answer(hits.length > 0 ? 'rooms_found' : 'no_rooms_match'),
    data: hits,
    shows: shownOf(
      location,
      from.kind,
      hits.length > 0 ? namesOf(hits) : await othersNamed(reading, parts, { sort, limit }),
    ),
    ...(next !== undefined && { nextCursor: sealPart(list, { ...next, kind: from.kind }) }),
  };
}

/** The nights of a search, where it has days. */
export function nightsSought({ checkIn, checkOut }: Pick<Wishes, 'checkIn' | 'checkOut'>): Days | undefined {
  return checkIn !== undefined && checkOut !== undefined ? { checkIn, checkOut } : undefined;
}

function namesOf(hits: readonly RoomHit[]): string[] {
  return hits.flatMap(({ hotels }) => hotels.map(({ name }) => name));
}

/** Names of the hotels that a name means where the filters leave none of them. */
async function othersNamed(reading: SearchReader, parts: readonly Part[], page: PageQuery): Promise<string[]> {
  const [part] = parts;
  if (part?.hotel === undefined) return [];
  const { hits } = await findRooms({ reading, budget: new ReadBudget(pageUnits.more + unitsOfCard) }, part, {
    ...page,
    limit: 2,
  });
  return namesOf(hits);
}

/** Read units of a lookup that tells a meaning, at most: a misspelled name may be read on for. */
const meaningUnits = 2;

/** The reads by which a typed place gets its meaning. They are made as the page makes its own, which finds them made. */
export function meaningReads(reading: SearchReader, page: PageQuery): MeaningReads {
  const look = (part: Part) => nextEntries({ reading, budget: new ReadBudget(meaningUnits) }, part, page);
  return {
    has: async (part) => (await look(part)).length > 0,
    phrases: async (part) => (await look(part)).map((sk) => sk.split('#')[0] ?? ''),
  };
}
