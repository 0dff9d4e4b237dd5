import type { RoomHit } from '../../shared/contracts/search.ts';
import { fail } from '../../shared/errors.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { FoundPage } from './findRooms.ts';
import { type MeaningKind, meanings, type Part } from './meanings.ts';

/** A place in the parts of a meaning: after a sort key of one part, or at its beginning. */
export interface PartPosition {
  kind: MeaningKind;
  index: number;
  after: string | undefined;
}

/** The cursor to a position. Sort keys of names have letters that positions must not have. */
export function sealPart(list: object, { kind, index, after = '' }: PartPosition): string {
  return sealCursor(list, `${kind}:${index}:${Buffer.from(after).toString('base64url')}`);
}

/** @throws Failure `invalid_cursor` for one that belongs to no part of the list */
export function openPart(list: object, cursor: string): PartPosition {
  const [named, index = '', packed = ''] = openCursor(list, cursor)?.split(':') ?? [];
  const kind = meanings.find((each) => each === named);
  if (kind === undefined || !/^[0-3]$/.test(index)) throw fail('invalid_cursor');
  const after = Buffer.from(packed, 'base64url').toString();
  return { kind, index: Number(index), after: after === '' ? undefined : after };
}

/** How the rooms of parts are found, with the units of one page. */
export interface PartReads {
  find: (part: Part, limit: number, after: string | undefined) => Promise<FoundPage>;
  /** Whether a part has any room; of a full page the next one. */
  hasAny: (part: Part) => Promise<boolean>;
  /** Whether a page that has ended one part has the units to begin another, or to see whether it has any room. */
  mayGoOn: (isFull: boolean) => boolean;
}

interface FoundParts {
  hits: RoomHit[];
  next: Omit<PartPosition, 'kind'> | undefined;
}

/** A page of parts that follow each other; one may begin on the page on which another ends. */
export async function findInParts(
  parts: readonly Part[],
  { index, after }: Omit<PartPosition, 'kind'>,
  limit: number,
  reads: PartReads,
): Promise<FoundParts> {
  const part = parts[index];
  if (!part) return { hits: [], next: undefined };
  const { hits, next } = await reads.find(part, limit, after);
  if (next !== undefined) return { hits, next: { index, after: next } };
  const start = { index: await nextPart(parts, index + 1, limit - hits.length, reads), after: undefined };
  if (limit === hits.length || !reads.mayGoOn(false))
    return { hits, next: start.index < parts.length ? start : undefined };
  const others = await findInParts(parts, start, limit - hits.length, reads);
  return { hits: [...hits, ...others.hits], next: others.next };
}

/** The index of the next part: of a full page the next that has any room, as far as the units tell. */
async function nextPart(parts: readonly Part[], index: number, left: number, reads: PartReads): Promise<number> {
  const part = parts[index];
  if (!part || left > 0 || !reads.mayGoOn(true) || (await reads.hasAny(part))) return index;
  return nextPart(parts, index + 1, left, reads);
}
