import type { Item } from '../client/stores.ts';

/** Parts of a booking's record that the owner and his staff alone read. */
interface DeskRecord extends Item {
  id: string;
  state: string;
  acts?: string[];
  noted?: true;
  erased?: boolean | undefined;
}

const line = /^[eadcmpwgioxnk](?:[\w-]{6})?[0-9a-z]{5}$/;

const mostActs = 8;

/** Acts are lines as docs/data.md has them, an acceptance or an entry stands among them, and notes agree with their records. */
export function checkDesk(items: readonly Item[], bookings: readonly DeskRecord[]): string[] {
  const notes = new Set(items.filter(({ sk }) => sk === 'host-note').map(({ pk }) => pk));
  const known = new Set(bookings.map(({ pk }) => pk));
  return [
    ...bookings.flatMap(({ id, acts = [] }) => [
      ...acts.filter((act) => !line.test(act)).map((act) => `${id} has an act that is no line: ${act}`),
      ...(acts.length > mostActs ? [`${id} has ${acts.length} acts`] : []),
    ]),
    ...bookings
      .filter(({ state, acts = [] }) => state === 'active' && !acts.some((act) => /^[ae]/.test(act)))
      .map(({ id }) => `nobody is said to have accepted ${id}`),
    ...bookings
      .filter(({ pk, noted }) => (noted ?? false) !== notes.has(pk))
      .map(({ id, noted }) =>
        noted ? `${id} has no private note, and says so` : `${id} says nothing of its private note`,
      ),
    ...bookings.filter(({ pk, erased }) => erased && notes.has(pk)).map(({ id }) => `${id} has a note about nobody`),
    ...[...notes].filter((pk) => !known.has(pk)).map((pk) => `a private note of no booking: ${pk}`),
  ];
}
