import type { RoomHit } from '../../shared/contracts/search.ts';
import { Failure, fail } from '../../shared/errors.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { type MeaningKind, meanings, type Part } from './meanings.ts';

/** A place in what is looked through for a meaning: after a sort key of one part, or at its beginning. */
export interface PartPosition {
  kind: MeaningKind;
  index: number;
  after: string | undefined;
}

/** Stands for the beginning of a part; no sort key is so. */
const beginning = 'start';

/** Parts of a meaning at most. */
const mostParts = 2;

/** The cursor to a position. That of a place by itself has its sort key as it is. */
export function sealPart(list: object, { kind, index, after }: PartPosition): string {
  const position = after !== undefined && isHotel(kind) ? Buffer.from(after).toString('base64url') : after;
  return sealCursor(listOf(list, kind, index), position ?? beginning);
}

/** @throws Failure `invalid_cursor` for one that belongs to no part of the list */
export function openPart(list: object, cursor: string): PartPosition {
  for (const kind of meanings) {
    for (let index = 0; index < mostParts; index += 1) {
      const position = tryOpen(listOf(list, kind, index), cursor);
      if (position !== undefined) return { kind, index, after: sortKeyOf(kind, position) };
    }
  }
  throw fail('invalid_cursor');
}

function listOf(list: object, kind: MeaningKind, index: number): object {
  return kind === 'place' && index === 0 ? list : { ...list, part: `${kind} ${index}` };
}

function tryOpen(list: object, cursor: string): string | undefined {
  try {
    return openCursor(list, cursor);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function sortKeyOf(kind: MeaningKind, position: string): string | undefined {
  if (position === beginning) return undefined;
  return isHotel(kind) ? Buffer.from(position, 'base64url').toString() : position;
}

/** Sort keys of names have letters that positions must not have. */
function isHotel(kind: MeaningKind): boolean {
  return !['place', 'guess', 'within'].includes(kind);
}

/** Offers found, and after which sort key the next ones are; undefined where there are none. */
interface FoundPage {
  hits: RoomHit[];
  next: string | undefined;
}

/** How the offers of parts are read. */
export interface PartReads {
  /** So many offers of a part after a sort key. */
  find: (part: Part, limit: number, after: string | undefined) => Promise<FoundPage>;
  /** Whether a page that has ended one part may begin another. */
  mayGoOn: (part: Part) => boolean;
}

interface Ahead {
  hits: RoomHit[];
  next: Omit<PartPosition, 'kind'> | undefined;
}

/** A page of parts that follow each other; one may begin on the page on which another ends. */
export async function findInParts(
  parts: readonly Part[],
  { index, after }: Omit<PartPosition, 'kind'>,
  limit: number,
  reads: PartReads,
): Promise<Ahead> {
  const part = parts[index];
  if (!part) return { hits: [], next: undefined };
  const { hits, next } = await reads.find(part, limit, after);
  if (next !== undefined) return { hits, next: { index, after: next } };
  const others = await begin(parts, index + 1, limit - hits.length, reads);
  return { hits: [...hits, ...others.hits], next: others.next };
}

/** The next part for what is left of a page; of a page without a place left it tells whether anything follows. */
async function begin(parts: readonly Part[], index: number, left: number, reads: PartReads): Promise<Ahead> {
  const [part, start] = [parts[index], { index, after: undefined }];
  if (part && !reads.mayGoOn(part)) return { hits: [], next: start };
  if (left > 0 || !part) return findInParts(parts, start, left, reads);
  const { hits, next } = await reads.find(part, 1, undefined);
  return { hits: [], next: hits.length > 0 || next !== undefined ? start : undefined };
}
