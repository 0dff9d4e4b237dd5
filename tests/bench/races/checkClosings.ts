import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';

/** The part of a closing that the check reads. */
interface StoredItem extends Item {
  propertyId: string;
  held: number;
  work?: object;
}

/**
 * Holds closings to what was answered, once all work that a crash has left is done: what was closed holds its nights unless
 * somebody tried to open it, and what was opened holds none.
 */
export function checkClosings(items: readonly Item[], entries: readonly Entry[]): string[] {
  const closings = items.filter(({ sk }) => sk.startsWith('closing#')) as StoredItem[];
  const byName = new Map(closings.map((closing) => [nameOf(closing), closing]));
  const acts = entries.filter(({ closing }) => closing !== undefined);
  const tried = Map.groupBy(acts, ({ closing }) => closing ?? '');
  const attempts = (name: string, act: string) => (tried.get(name) ?? []).filter((each) => each.act === act);
  return [
    ...[...byName.keys()]
      .filter((name) => attempts(name, 'close').length === 0)
      .map((name) => `${name}: closed by nobody`),
    ...closings.filter(({ work }) => work).map((closing) => `${nameOf(closing)}: is not carried out`),
    ...acts.flatMap((entry) => lost(entry, byName, attempts(entry.closing ?? '', 'open'))),
  ];
}

function lost({ act, outcome, closing: name = '' }: Entry, byName: Map<string, StoredItem>, opened: Entry[]): string[] {
  if (outcome !== 'done') return [];
  const held = byName.get(name)?.held;
  if (held === undefined) return [`${name}: ${act} was done, and there is no such closing`];
  if (act === 'open') return held === 0 ? [] : [`${name}: was opened, and holds ${held} nights`];
  return held > 0 || opened.length > 0 ? [] : [`${name}: was closed, and holds nothing`];
}

function nameOf({ propertyId, sk }: StoredItem): string {
  return `${propertyId}/${sk.slice('closing#'.length)}`;
}
