/** The most rooms that a person keeps, and the most removals that are remembered of one: the newest of each. */
export const keptLimits = { kept: 50, removed: 100 } as const;

/** The most letters of the wishes for which a room was kept, and of the name of its hotel. */
export const keptTexts = { wishes: 400, name: 100 } as const;

/** A property that is kept, with the number of the room that was looked at; `at` is when, in milliseconds since 1970. */
export interface KeptRoom {
  _id: string;
  room: number;
  at: number;
  /** The wishes for which it was found, as the address of its page has them. */
  wishes?: string | undefined;
  /** The name of the hotel then, so that its being taken down can be said of it. */
  name?: string | undefined;
}

/** A property that was kept and is not any more; `at` is when it was removed, in milliseconds since 1970. */
export type RemovedRoom = Pick<KeptRoom, '_id' | 'at'>;

/** The rooms that somebody keeps, newest first, and what they have removed: a property stands in one of them alone. */
export interface KeptRooms {
  kept: KeptRoom[];
  removed: RemovedRoom[];
}

export const noneKept: KeptRooms = { kept: [], removed: [] };

type Mark = RemovedRoom & Partial<KeptRoom>;

/**
 * Joins the kept rooms of two browsers of one person: the last act counts for each property. In whatever order
 * browsers are joined, and however often, the result is one while no limit is met; beyond a limit the oldest falls
 * out.
 */
export function joinKept(one: KeptRooms, other: KeptRooms): KeptRooms {
  const last = new Map<string, Mark>();
  for (const mark of marksOf(one).concat(marksOf(other))) {
    const before = last.get(mark._id);
    if (!before || comesAfter(mark, before)) last.set(mark._id, mark);
  }
  const marks = [...last.values()].sort((a, b) => b.at - a.at || (a._id < b._id ? -1 : 1));
  return {
    kept: marks.filter(isKept).slice(0, keptLimits.kept),
    removed: marks.filter((mark) => !isKept(mark)).slice(0, keptLimits.removed),
  };
}

/** Whether both say the same, whatever the order within. */
export function sameKept(one: KeptRooms, other: KeptRooms): boolean {
  const known = new Set(marksOf(one).map(nameOf));
  const others = marksOf(other).map(nameOf);
  return known.size === others.length && others.every((name) => known.has(name));
}

/** Acts that `now` has and `before` has not. */
export function keptSince(before: KeptRooms, now: KeptRooms): KeptRooms {
  const known = new Set(marksOf(before).map(nameOf));
  const isNew = (mark: Mark) => !known.has(nameOf(mark));
  return { kept: now.kept.filter(isNew), removed: now.removed.filter(isNew) };
}

/**
 * Kept rooms with no act later than `now`: a phone whose clock is fast would have the last word for as long as it is.
 */
export function notAfter({ kept, removed }: KeptRooms, now: number): KeptRooms {
  const within = <M extends RemovedRoom>(mark: M): M => (mark.at > now ? { ...mark, at: now } : mark);
  return { kept: kept.map(within), removed: removed.map(within) };
}

function marksOf({ kept, removed }: KeptRooms): Mark[] {
  return [...kept, ...removed];
}

function isKept(mark: Mark): mark is KeptRoom {
  return mark.room !== undefined;
}

/**
 * At one instant keeping comes after removing, so that nothing is lost, the higher number of a room after the lower, and of two with one
 * number the later texts.
 */
function comesAfter(mark: Mark, other: Mark): boolean {
  if (mark.at !== other.at) return mark.at > other.at;
  if (mark.room !== other.room) return (mark.room ?? -1) > (other.room ?? -1);
  return textsOf(mark) > textsOf(other);
}

function textsOf({ wishes = '', name = '' }: Mark): string {
  return `${wishes} ${name}`;
}

function nameOf(mark: Mark): string {
  return `${mark._id} ${mark.at} ${mark.room} ${textsOf(mark)}`;
}
