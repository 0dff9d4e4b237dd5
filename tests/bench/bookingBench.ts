import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { pointFunctionsAt } from './bookingDesk.ts';
import { bookingWork } from './bookingWork.ts';
import type { WorkUnits } from './unitMeter.ts';

/** WorkUnits at most; those of sessions and limits are not counted. */
interface Budget {
  writes?: number;
  indexWrites?: number;
  reads?: number;
}

/** Bytes of a record, with three rooms too. */
const recordBytes = 1024;

/** Bytes of a message of the longest text. */
const messageBytes = 3 * 1024;

const budgets: Record<string, Budget> = {
  'accept, inside a month': { writes: 6, indexWrites: 4 },
  'accept, across two': { writes: 8, indexWrites: 4 },
  'accept, three rooms inside a month': { writes: 10, indexWrites: 4 },
  'accept, three rooms across two': { writes: 16, indexWrites: 4 },
  'write cash down, with a receipt': { writes: 8, indexWrites: 2, reads: 4 },
  'write down what goes back': { writes: 6, indexWrites: 2, reads: 4 },
  // Money that waits for its owner stands in his index too, which is a unit more wherever it comes or goes.
  'accept with an advance, inside a month': { writes: 10, indexWrites: 4 },
  'prove a payment': { writes: 8, indexWrites: 3 },
  'say that a payment came, with a receipt': { writes: 10, indexWrites: 3 },
  'cancel with a refund, inside a month': { writes: 10, indexWrites: 5 },
  'pay a refund': { writes: 8, indexWrites: 3 },
  'confirm a refund': { writes: 4, indexWrites: 2 },
  "traveller's requests, 10": { reads: 1 },
  "traveller's bookings, 10": { reads: 1 },
  "vendor's requests, 10": { reads: 1 },
  "vendor's active bookings, 10": { reads: 1 },
  'an inbox page of 12': { reads: 1 },
};

/** Records as they usually are, with a long name and a note, and with the most that may be typed, in Urdu: two units each, and a page of ten of them takes 17 KB. */
const kinds = {
  usual: { name: 'Deodar House', note: undefined, units: 1, pageReads: 1 },
  long: {
    name: 'The Karakoram Highway Panorama Guest House and Restaurant',
    note: 'We come late. '.repeat(6).slice(0, 80),
    units: 1,
    pageReads: 1,
  },
  fullest: {
    name: 'قراقرم ہائی وے پینوراما گیسٹ ہاؤس اینڈ ریسٹورنٹ',
    note: 'ہم رات کو دیر سے پہنچیں گے۔ '.repeat(20).slice(0, 500),
    units: 2,
    pageReads: 2.5,
  },
};

/**
 * Read and write units of what bookings do, as dynoxide counts them, of the tables and of their indexes; fails where one
 * passes its budget.
 */
export async function bookingBench(): Promise<void> {
  const { info } = console;
  const engine = await startDynoxide();
  try {
    console.info = () => undefined;
    pointFunctionsAt(engine.endpoint, await createTables(engine.endpoint, synthesiseData()));
    for (const [kind, given] of Object.entries(kinds)) {
      const { rows, bytes, bytesOfThree, bytesOfPaid, bytesOfMessage } = await bookingWork(given);
      const budget = recordBytes * given.units;
      console.log(
        `${kind} bookings, of ${bytes} bytes each, ${bytesOfThree} with three rooms, ${bytesOfPaid} with an advance, of ${budget}:`,
      );
      console.log(`The longest message has ${bytesOfMessage} bytes, of ${messageBytes}.`);
      if (Math.max(bytesOfThree, bytesOfPaid) > budget || bytesOfMessage > messageBytes) process.exitCode = 1;
      console.table(rows.map(([what, spent]) => rowOf(what, spent, given)));
      if (rows.some(([what, spent]) => passed(what, spent, given))) process.exitCode = 1;
    }
  } finally {
    console.info = info;
    await engine.stop();
  }
}

/** Write units of a record, and read units of a page of ten. */
interface RecordSize {
  units: number;
  pageReads: number;
}

function rowOf(what: string, spent: WorkUnits, size: RecordSize) {
  const { reads, writes, accounts } = spent;
  return {
    what,
    'reads, tables': reads.tables,
    'reads, indexes': reads.indexes,
    'writes, tables': writes.tables,
    'writes, indexes': writes.indexes,
    'sessions, limits': `${accounts.reads} + ${accounts.writes}`,
    budget: passed(what, spent, size) ? 'PASSED' : '',
  };
}

/** Whether more was spent than the budget of records that take a unit each, in a transaction two, in an index four. */
function passed(what: string, { reads, writes }: WorkUnits, { units, pageReads }: RecordSize): boolean {
  const { writes: ofTables = Infinity, indexWrites = Infinity, reads: ofReads = Infinity } = budgets[what] ?? {};
  const most = { writes: ofTables + 2 * (units - 1), indexes: indexWrites * units, reads: ofReads * pageReads };
  return writes.tables > most.writes || writes.indexes > most.indexes || reads.tables + reads.indexes > most.reads;
}
