import { fail } from '../../shared/errors.ts';
import { nightSets } from '../../shared/rules/nights.ts';
import type { Write } from '../runtime/transact.ts';
import { type HolderChange, holderChangeWrite, type NightHolder } from './holders.ts';
import {
  byMonth,
  dayOf,
  type MonthItem,
  type MonthNights,
  monthKey,
  monthOf,
  type NightSet,
  type Nights,
} from './nightItem.ts';

/** A holder of nights: a booking by its record, a closing or an event by its entry. */
export type Holder = NightHolder | { in: Extract<NightSet, 'booked'>; by?: undefined };

type Sets = Record<NightSet, Set<number>>;

/** A month of a room: its sets as they were read, as they are to be, and changes of holders by the day of the month. */
interface MonthPlan {
  read: Sets;
  sets: Sets;
  holders: Map<number, HolderChange>;
}

/**
 * Nights of the rooms of a property as they were read, and as one transaction is to leave them. Its writes are held to what was read, so
 * that nights may change hands in it without being free in between.
 */
export class NightPlan {
  readonly propertyId: string;
  readonly #months = new Map<string, MonthPlan>();

  /** The items are those of all months that it is asked about, as they are at one moment. */
  constructor(propertyId: string, items: Iterable<MonthItem>) {
    this.propertyId = propertyId;
    for (const item of items) {
      const { month, roomId } = monthOf(item);
      const read = copyOf((set) => item[set]);
      this.#months.set(nameOf({ month, roomId }), { read, sets: copyOf((set) => read[set]), holders: new Map() });
    }
  }

  /** Whether nothing holds one of some nights, but for who has nights of his own in the room. */
  isFree(nights: Nights, own?: Nights): boolean {
    const isOwn = (day: string) =>
      own !== undefined && own.roomId === nights.roomId && own.checkIn <= day && day < own.checkOut;
    return byMonth(nights).every(({ days, ...month }) => {
      const { sets } = this.#at(month);
      return days.every((day) => isOwn(dayOf(month.month, day)) || nightSets.every((set) => !sets[set].has(day)));
    });
  }

  /** Lets a holder let go of nights. @throws Failure `conflict` where they are not in its set */
  free({ days, ...month }: MonthNights, { in: set, by }: Holder): void {
    const { sets, holders } = this.#at(month);
    for (const day of days) {
      if (!sets[set].delete(day)) throw fail('conflict');
      if (by !== undefined) holders.set(day, { was: holders.has(day) ? holders.get(day)?.was : by });
    }
  }

  /** Gives nights to a holder. @throws Failure `nights_taken` where something holds one of them */
  take({ days, ...month }: MonthNights, { in: set, by }: Holder): void {
    const { sets, holders } = this.#at(month);
    for (const day of days) {
      if (nightSets.some((each) => sets[each].has(day))) throw fail('nights_taken');
      sets[set].add(day);
      if (by !== undefined || holders.has(day)) holders.set(day, { was: holders.get(day)?.was, by });
    }
  }

  /** The writes that bring it about, two a month of a room at most. */
  writes(TableName: string): Write[] {
    return [...this.#months].flatMap(([name, { read, sets, holders }]) => {
      const month = { propertyId: this.propertyId, ...partsOf(name) };
      const changed = new Map([...holders].filter(([, { was, by }]) => was !== by));
      return [
        ...(nightSets.some((set) => !isSame(read[set], sets[set]))
          ? [setsWrite(TableName, month, { read, sets })]
          : []),
        ...(changed.size > 0 ? [holderChangeWrite(TableName, month, changed)] : []),
      ];
    });
  }

  /** The checks that months of some nights are as they were read, where none of these writes asks for it. */
  checks(TableName: string, all: readonly Nights[]): Write[] {
    const looked = new Map(all.flatMap(byMonth).map(({ days: _, ...month }) => [nameOf(month), month]));
    return [...looked.values()].flatMap((month) => {
      const { read, sets } = this.#at(month);
      if (nightSets.some((set) => !isSame(read[set], sets[set]))) return [];
      return [{ ConditionCheck: { TableName, Key: monthKey(month), ...setsAsRead(read) } }];
    });
  }

  /** The nights as these writes leave them. */
  next(): NightPlan {
    const months = [...this.#months].map(([name, { sets }]) => ({ pk: '', sk: name, ...sets }));
    return new NightPlan(this.propertyId, months);
  }

  #at({ month, roomId }: Omit<MonthNights, 'days' | 'propertyId'>): MonthPlan {
    const name = nameOf({ month, roomId });
    const known = this.#months.get(name);
    if (known) return known;
    const empty = { read: copyOf(() => undefined), sets: copyOf(() => undefined), holders: new Map() };
    this.#months.set(name, empty);
    return empty;
  }
}

function copyOf(daysOf: (set: NightSet) => Iterable<number> | undefined): Sets {
  return {
    booked: new Set(daysOf('booked')),
    closed: new Set(daysOf('closed')),
    elsewhere: new Set(daysOf('elsewhere')),
  };
}

/** As the sort key of the month. */
function nameOf({ month, roomId }: { month: string; roomId: string }): string {
  return `${month}#${roomId}`;
}

function partsOf(name: string) {
  return monthOf({ pk: '', sk: name });
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && one.isSubsetOf(other);
}

/** The write of the sets of a month, on condition that all of them are as read. */
function setsWrite(
  TableName: string,
  month: Omit<MonthNights, 'days'>,
  { read, sets }: Omit<MonthPlan, 'holders'>,
): Write {
  const changed = nightSets.filter((set) => !isSame(read[set], sets[set]));
  const [filled, emptied] = [
    changed.filter((set) => sets[set].size > 0),
    changed.filter((set) => sets[set].size === 0),
  ];
  const { ConditionExpression, ExpressionAttributeValues } = setsAsRead(read);
  const values = { ...Object.fromEntries(filled.map((set) => [`:${set}`, sets[set]])), ...ExpressionAttributeValues };
  return {
    Update: {
      TableName,
      Key: monthKey(month),
      UpdateExpression: [
        filled.length > 0 && `SET ${filled.map((set) => `${set} = :${set}`).join(', ')}`,
        emptied.length > 0 && `REMOVE ${emptied.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    },
  };
}

/** The condition that the sets of a month are as they were read. */
function setsAsRead(read: Sets) {
  const known = nightSets.filter((set) => read[set].size > 0);
  return {
    ConditionExpression: nightSets
      .map((set) => (known.includes(set) ? `${set} = :${set}Read` : `attribute_not_exists(${set})`))
      .join(' AND '),
    ...(known.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(known.map((set) => [`:${set}Read`, read[set]])),
    }),
  };
}
