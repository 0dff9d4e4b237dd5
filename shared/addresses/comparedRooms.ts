/** Rooms of a comparison: in one call, and side by side on a page, at most. */
export const comparedLimits = { inCall: 12, sideBySide: 4 } as const;

/** A room of a comparison: the number is that of a room of the property; `counts` are rooms of kinds that are taken together. */
export interface NamedRoom {
  _id: string;
  room: number;
  counts?: Readonly<Record<string, number>>;
}

const id = '[A-Za-z0-9_-]{1,64}';
const one = `${id}:[0-9]{1,5}(:${id}:[1-8]){0,8}`;

/** Twelve rooms at most, as an address has them: `4fKd_a:101,x-9Qz2:3:k1:2`. */
export const comparedInAddress = new RegExp(`^${one}(,${one}){0,${comparedLimits.inCall - 1}}$`);

const oneRoom = new RegExp(`^${one}$`);

/** The rooms of an address that anybody may have mangled, each once: a part that cannot be read counts as left out. */
export function readCompared(text: string): NamedRoom[] {
  const parts = text.split(',').filter((part) => oneRoom.test(part));
  const rooms = parts.map(roomOf);
  return rooms.filter((room, at) => rooms.findIndex((each) => isOneRoom(each, room)) === at);
}

/** `4fKd_a:101,x-9Qz2:3:k1:2`, as an address has them. */
export function writeCompared(rooms: readonly NamedRoom[]): string {
  const parts = rooms.map(({ _id, room, counts = {} }) => [_id, room, ...Object.entries(counts).flat()]);
  return parts.map((part) => part.join(':')).join(',');
}

/** Whether both are one room of one property. */
function isOneRoom(a: NamedRoom, b: NamedRoom): boolean {
  return a._id === b._id && a.room === b.room;
}

function roomOf(part: string): NamedRoom {
  const [_id = '', room, ...kinds] = part.split(':');
  const pairs = Array.from({ length: kinds.length / 2 }, (_, at) => [kinds[2 * at] ?? '', Number(kinds[2 * at + 1])]);
  return { _id, room: Number(room), ...(pairs.length > 0 && { counts: Object.fromEntries(pairs) }) };
}
