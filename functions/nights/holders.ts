import { queryAll } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import {
  addWrite,
  type MonthNights,
  type NightSet,
  nightsPartition,
  type PropertyNights,
  removeWrite,
} from './nightItem.ts';

/** A closing or an event that holds nights. A booking holds its own by its record. */
export interface NightHolder {
  in: Exclude<NightSet, 'booked'>;
  /** Sort key of the item that holds them, in the partition of the property. */
  by: string;
}

/**
 * Holders of the nights of a room in a month that are closed or held elsewhere: `day<day of the month>` to the sort key of the
 * holder. A transaction that changes one of these sets changes it too.
 */
export type HoldersItem = Key & Record<`day${number}`, string>;

/** Begins the sort key of the holders of a month. */
const holderPrefix = 'holder#';

function holdersKey({ propertyId, roomId, month }: Omit<MonthNights, 'days'>): Key {
  return { pk: nightsPartition(propertyId), sk: `${holderPrefix}${month}#${roomId}` };
}

/** The two writes that hold nights of a month, on condition that nothing holds one of them. */
export function holdWrites(TableName: string, nights: MonthNights, { in: set, by }: NightHolder): Write[] {
  const names = namesOf(nights);
  return [
    addWrite(TableName, nights, set),
    {
      Update: {
        TableName,
        Key: holdersKey(nights),
        UpdateExpression: `SET ${names.map((name) => `${name} = :by`).join(', ')}`,
        ConditionExpression: names.map((name) => `attribute_not_exists(${name})`).join(' AND '),
        ExpressionAttributeValues: { ':by': by },
      },
    },
  ];
}

/** The two writes that free nights of a month, on condition that this holder has each of them. */
export function freeWrites(TableName: string, nights: MonthNights, { in: set, by }: NightHolder): Write[] {
  const names = namesOf(nights);
  return [
    removeWrite(TableName, nights, set),
    {
      Update: {
        TableName,
        Key: holdersKey(nights),
        UpdateExpression: `REMOVE ${names.join(', ')}`,
        ConditionExpression: names.map((name) => `${name} = :by`).join(' AND '),
        ExpressionAttributeValues: { ':by': by },
      },
    },
  ];
}

/** A change of the holder of a night: who it was and who it is to be, undefined where a booking or nothing holds the night. */
export interface HolderChange {
  was?: string | undefined;
  by?: string | undefined;
}

/** The write of holders of a month, by the day of the month, on condition that each is as it was. */
export function holderChangeWrite(
  TableName: string,
  month: Omit<MonthNights, 'days'>,
  changes: ReadonlyMap<number, HolderChange>,
): Write {
  const [set, removed] = [[...changes].filter(([, { by }]) => by), [...changes].filter(([, { by }]) => !by)];
  return {
    Update: {
      TableName,
      Key: holdersKey(month),
      UpdateExpression: [
        set.length > 0 && `SET ${set.map(([day]) => `day${day} = :by${day}`).join(', ')}`,
        removed.length > 0 && `REMOVE ${removed.map(([day]) => `day${day}`).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: [...changes]
        .map(([day, { was }]) => (was ? `day${day} = :was${day}` : `attribute_not_exists(day${day})`))
        .join(' AND '),
      ExpressionAttributeValues: Object.fromEntries(
        [...changes].flatMap(([day, { was, by }]) => [
          ...(by ? [[`:by${day}`, by]] : []),
          ...(was ? [[`:was${day}`, was]] : []),
        ]),
      ),
    },
  };
}

function namesOf({ days }: MonthNights): string[] {
  return days.map((day) => `day${day}`);
}

/** Names the holder of a night that is closed or held elsewhere; a booked one has none here. */
export type HolderOf = (roomId: string, day: string) => string | undefined;

/** The holders of nights of all rooms of a property, from the month of a day on and until the month of another, one included. */
export async function readHolders(table: Table, range: PropertyNights, ConsistentRead: boolean): Promise<HolderOf> {
  const items = await queryAll<HoldersItem>(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': nightsPartition(range.propertyId),
      ':first': `${holderPrefix}${range.checkIn.slice(0, 7)}#`,
      ':last': `${holderPrefix}${range.checkOut.slice(0, 7)}#~`,
    },
    ConsistentRead,
  });
  const byKey = new Map(items.map((item) => [item.sk, item]));
  return (roomId, day) => byKey.get(`${holderPrefix}${day.slice(0, 7)}#${roomId}`)?.[`day${Number(day.slice(8))}`];
}
