import { port } from '../runtime/port.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { putRevised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { unlessRefused } from '../runtime/unlessRefused.ts';
import { type Report, reportsPartition } from './reports.ts';

/** A report as it is stored, by its instant. */
export type StoredReport = Report & Key;

/** How far operators have been told of reports. */
interface NoticeState {
  revision: number;
  /** Sort key of the last report that a mail has told of. */
  upTo: string;
  /** Before that no other mail goes: milliseconds since 1970. */
  nextAt: number;
}

const key: Key = { pk: 'reports-told', sk: 'reports-told' };

const minute = 60_000;

/** No more than one mail an hour: what comes meanwhile stands in the next. A mail that was perhaps not taken is tried again sooner. */
const pauses = { told: 60 * minute, trying: 10 * minute } as const;

/** A report is in the table so long after its instant, or never: no request runs for longer. */
const settled = 15_000;

/** Where nothing was told yet, reports of a day are. */
const firstPeriod = 24 * 60 * minute;

/** Reports that nobody was told of yet, newest first, and what ends the claim to tell of them. */
export interface UntoldReports {
  reports: StoredReport[];
  /** The operators have been told. */
  settle(): Promise<void>;
}

/** Sees to it that operators are told of each report once, and of many together. */
export const reportNotices = port('properties', ['GetItem', 'Query', 'PutItem'], (table) => ({
  /**
   * The reports to tell of now, for whoever calls alone; undefined where there are none, or another mail has just gone. Without
   * `settle` they are there again ten minutes later.
   */
  claim: () => claim(table),
}));

async function claim(table: Table): Promise<UntoldReports | undefined> {
  const told = await readItem<NoticeState>(table, key);
  const now = Date.now();
  if (told && told.nextAt > now) return undefined;
  const upTo = told?.upTo ?? new Date(now - firstPeriod).toISOString();
  const reports = await readReportsAfter(table, upTo, new Date(now - settled).toISOString());
  const [newest] = reports;
  const claimed = { ...key, upTo, nextAt: now + pauses.trying };
  if (!newest || !(await isWritten(putRevised(table, told, claimed)))) return undefined;
  const settle = async () => {
    const item = { ...key, upTo: newest.sk, nextAt: Date.now() + pauses.told };
    await isWritten(putRevised(table, { revision: (told?.revision ?? 0) + 1 }, item));
  };
  return { reports, settle };
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

/** Reports behind one, up to an instant. */
function readReportsAfter(table: Table, upTo: string, until: string): Promise<StoredReport[]> {
  return queryAll<StoredReport>(table, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
    ExpressionAttributeValues: { ':pk': reportsPartition, ':from': `${upTo}!`, ':until': until },
    ScanIndexForward: false,
  });
}
