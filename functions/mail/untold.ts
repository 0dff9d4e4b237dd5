import { queryAll, readItem } from '../runtime/read.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';

/** How far operators have been told of the items of a partition. */
interface NoticeState {
  revision: number;
  /** Sort key of the last item that a mail has told of. */
  upTo: string;
  /** Before that no other mail goes: milliseconds since 1970. */
  nextAt: number;
}

const minute = 60_000;

/** No more than one mail an hour: what comes meanwhile stands in the next. A mail that was perhaps not taken is tried again sooner. */
const pauses = { told: 60 * minute, trying: 10 * minute } as const;

/** An item is in the table so long after its instant, or never: no request runs for longer. */
const settled = 15_000;

/** Where nothing was told yet, items of a day are. */
const firstPeriod = 24 * 60 * minute;

/** A partition whose sort keys begin with instants, and the key of the item that says how far it was told. */
interface ToldPartition {
  partition: string;
  key: Key;
}

/** Items that nobody was told of yet, newest first, and what ends the claim to tell of them. */
interface Untold<Item> {
  items: Item[];
  /** The operators have been told. */
  settle(): Promise<void>;
}

/**
 * The items of a partition to tell operators of now, for whoever calls alone; undefined where there are none, or another mail has just gone.
 * Without `settle` they are there again ten minutes later.
 */
export async function claimUntold<Item extends Key>(
  table: Table,
  { partition, key }: ToldPartition,
): Promise<Untold<Item> | undefined> {
  const told = await readItem<NoticeState>(table, key);
  const now = Date.now();
  if (told && told.nextAt > now) return undefined;
  const upTo = told?.upTo ?? new Date(now - firstPeriod).toISOString();
  const items = await queryAll<Item>(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
    ExpressionAttributeValues: {
      ':pk': partition,
      ':from': `${upTo}!`,
      ':until': new Date(now - settled).toISOString(),
    },
    ScanIndexForward: false,
  });
  const [newest] = items;
  const claimed = { ...key, upTo, nextAt: now + pauses.trying };
  if (!newest || !(await isWritten(putRevised(table, told, claimed)))) return undefined;
  const settle = async () => {
    const item = { ...key, upTo: newest.sk, nextAt: Date.now() + pauses.told };
    await isWritten(putRevised(table, { revision: (told?.revision ?? 0) + 1 }, item));
  };
  return { items, settle };
}

/** Another call may have claimed them at that moment. */
async function isWritten(put: Promise<void>): Promise<boolean> {
  return (
    (await unlessRefused(
      put.then(() => true),
      'conflict',
    )) === true
  );
}
