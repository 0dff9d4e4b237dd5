import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import type { Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { greaterFacts, inOrder, lesserOf, type RoomFact, roomFacts } from '../../../../shared/rules/facts.ts';
import { priceOf } from '../roomList/hitWords.ts';

/** A room that can be had, as a column of a comparison. */
export interface ComparedColumn {
  key: string;
  compared: ComparedRoom;
  hit: RoomHit;
  hotel: RoomHit['hotels'][number];
  room: Room;
}

/** A room of a comparison by name, also where two are of one hotel. */
export function keyOf({ _id, room }: Pick<ComparedRoom, '_id' | 'room'>): string {
  return `${_id}:${room}`;
}

/** The column of a room; undefined of one that is gone or closed. */
export function columnOf(compared: ComparedRoom): ComparedColumn | undefined {
  const { hit } = compared;
  const hotel = hit?.hotels[0];
  const room = hotel?.rooms[0];
  return hit && hotel && room && { key: keyOf(compared), compared, hit, hotel, room };
}

/** Whole PKR of a room: of the stay where there is one, else of a night; undefined where the stay cannot be had at a price. */
export function costOf({ hit, room }: ComparedColumn, isStay: boolean): number | undefined {
  const { price, total } = priceOf(hit, room);
  return isStay ? total : price;
}

/** Keys of the rooms with the lowest price of those that may be free; of none where all cost as much. */
export function lowestOf(columns: readonly ComparedColumn[], isStay: boolean): ReadonlySet<string> {
  const free = columns.filter(({ compared }) => compared.free !== false);
  return leading(free, (column) => -(costOf(column, isStay) ?? Number.POSITIVE_INFINITY));
}

/** Keys of the rooms whose hotels are rated best; of none where all are rated alike. */
export function bestRatedOf(columns: readonly ComparedColumn[]): ReadonlySet<string> {
  return leading(columns, ({ hotel }) => Math.round((hotel.rating?.average ?? Number.NEGATIVE_INFINITY) * 10));
}

function leading(columns: readonly ComparedColumn[], worth: (column: ComparedColumn) => number): ReadonlySet<string> {
  const known = columns.filter((column) => Number.isFinite(worth(column)));
  const most = Math.max(...known.map(worth));
  const first = known.filter((column) => worth(column) === most);
  return new Set(first.length < known.length ? first.map(({ key }) => key) : []);
}

/** Facts that some rooms have, or that are looked for and not all have; and those that all of them have. */
export function factsOfColumns(columns: readonly ComparedColumn[], wanted: readonly RoomFact[] = []) {
  const haveIt = (fact: RoomFact) => columns.filter(({ hit }) => hit.facts.includes(fact)).length;
  const common = roomFacts.filter((fact) => haveIt(fact) === columns.length);
  const parted = roomFacts.filter((fact) => !common.includes(fact) && (haveIt(fact) > 0 || wanted.includes(fact)));
  const shown = greaterFacts(inOrder([...common, ...parted]));
  return {
    parted: shown.filter((fact) => parted.includes(fact)),
    common: shown.filter((fact) => common.includes(fact)),
  };
}

/** How far a room has a fact: the lesser one that stands in for it, where it has that alone. */
export function holdingOf({ hit }: ComparedColumn, fact: RoomFact): RoomFact | undefined {
  if (hit.facts.includes(fact)) return fact;
  const lesser = lesserOf(fact);
  return lesser !== undefined && hit.facts.includes(lesser) ? lesser : undefined;
}
