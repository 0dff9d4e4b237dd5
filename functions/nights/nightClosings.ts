import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { putRevised, revised } from '../runtime/revised.ts';
import type { Table } from '../runtime/table.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { type ClosingRecord, type ClosingWish, closingState, newClosing } from './closing.ts';
import { type ClosingItem, closingKey, readClosing } from './closingItem.ts';
import { carryOutStep, withWork } from './closingSteps.ts';
import type { Days } from './nightItem.ts';

/** Milliseconds for which a request closes or opens nights, so that its answer comes in time. */
const requestMilliseconds = 3_000;

type ClosingName = Pick<ClosingRecord, 'propertyId' | 'id'>;

/** Some nights of one room that a closing opens before the others. */
interface OpenedPart extends Days {
  roomId: string;
}

/** Opens the closings of a table. */
export function openNightClosings(table: Table) {
  return {
    /** Stores a closing, or finds it under its key. @throws Failure `closed_before` where that was another one */
    begin: (wanted: ClosingWish, requestKey?: string): Promise<ClosingRecord> => begin(table, wanted, requestKey),
    /**
     * Begins to open a closing, or some nights of a room that it closes.
     * @throws Failure `closing_not_found`, `closing_under_way` where only some are to be opened while others are being changed
     */
    open: (name: ClosingName, part?: OpenedPart): Promise<ClosingRecord> =>
      retryOnConflict(() => open(table, name, part)),
    /** Carries out the work of a closing until it is done. @throws Failure `conflict` where others overtake it again and again */
    carryOut: (name: ClosingName): Promise<ClosingRecord> => carryOut(table, name, () => true),
    /** Carries out what a request has time for; the event goes on with the others. */
    carryOutNow: async (name: ClosingName): Promise<ClosingRecord> => {
      const ends = Date.now() + requestMilliseconds;
      const work = carryOut(table, name, () => Date.now() < ends);
      return (await unlessRefused(work, 'conflict')) ?? readClosing(table, name);
    },
  };
}

/** Closes nights and opens them: the act is stored, and then carried out in steps. */
export const nightClosings = port(
  'bookings',
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  openNightClosings,
);

async function begin(table: Table, wanted: ClosingWish, requestKey?: string): Promise<ClosingRecord> {
  const closing = newClosing(wanted, requestKey);
  const item = { ...closingKey(closing), ...closing };
  const put = new PutCommand(revised(table.name, undefined, item).Put);
  if (await whenConditionHolds(() => table.client.send(put))) return closing;
  const before = await readClosing(table, closing);
  if (before.sent !== closing.sent) throw fail('closed_before');
  return before;
}

async function open(table: Table, name: ClosingName, part?: OpenedPart): Promise<ClosingRecord> {
  const item = await readClosing(table, name);
  const state = closingState(item);
  if (state === 'opened') return item;
  if (part && state !== 'closed') throw fail('closing_under_way');
  const { rooms, checkIn, checkOut } = part ? { ...within(part, item), rooms: [part.roomId] } : item;
  if (checkIn >= checkOut) return item;
  if (!part && item.work?.act === 'open' && isWhole(item)) return item;
  const next = withWork(item, { act: 'open', rooms, checkIn, checkOut, done: 0 });
  await putRevised(table, item, next);
  return next;
}

function within(part: Days, { checkIn, checkOut }: Days): Days {
  return {
    checkIn: part.checkIn > checkIn ? part.checkIn : checkIn,
    checkOut: part.checkOut < checkOut ? part.checkOut : checkOut,
  };
}

/** Whether its work is about all of a closing. */
function isWhole({ work, rooms, checkIn, checkOut }: ClosingItem): boolean {
  return work?.rooms.length === rooms.length && work.checkIn === checkIn && work.checkOut === checkOut;
}

/** A step that others overtook is made again from what they left. */
async function carryOut(table: Table, name: ClosingName, mayGoOn: () => boolean): Promise<ClosingRecord> {
  let item = await readClosing(table, name);
  while (item.work && mayGoOn()) {
    item = await retryOnConflict(async () => {
      const now = await readClosing(table, name);
      return now.work ? carryOutStep(table, now, now.work) : now;
    });
  }
  return item;
}
