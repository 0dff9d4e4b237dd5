import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { StoredReport } from '../../functions/properties/reportNotices.ts';
import { reportsPartition } from '../../functions/properties/reports.ts';
import { asksForMoney } from '../../functions/properties/reportsMail.ts';
import type { Table } from '../../functions/runtime/table.ts';
import type { Operator } from './operator.ts';

/** Reports that are read, of all listings: those of the last weeks. Older ones stay in the table. */
const newestReports = 1000;

/** Reports of one listing that are told where others are, so that many of one hide none of another. */
const reportsOfEach = 3;

/** The reported listings, the one that was reported last first; or all reports of one. */
export async function tellReports({ tables, say }: Operator, propertyId: string | undefined): Promise<void> {
  const reports = await readReports(tables.properties);
  const ofOne = Map.groupBy(reports, (report) => report.propertyId);
  if (propertyId !== undefined) {
    const own = ofOne.get(propertyId) ?? [];
    if (own.length === 0) say(`Nobody has reported ${propertyId}.`);
    return own.forEach((report) => void say(lineOf(report)));
  }
  if (reports.length === 0) say('No listing has been reported.');
  for (const [id, own] of ofOne) sayListing(say, id, own);
}

/** A listing of which somebody says that it asks for money leads to what it asked for. */
function sayListing(say: Operator['say'], id: string, own: readonly StoredReport[]): void {
  say(`${id}: ${own.length}`);
  for (const report of own.slice(0, reportsOfEach)) say(lineOf(report));
  if (asksForMoney(own)) say(`  What it asked for: npm run operate -- advances ${id} -c stage=<name>`);
}

/** The newest reports; of all listings, or so many that a part of them is enough. */
export async function readReports({ client, name: TableName }: Table, most = newestReports): Promise<StoredReport[]> {
  const newest = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reportsPartition },
    ScanIndexForward: false,
  };
  const reports: StoredReport[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, newest)) {
    reports.push(...(Items as StoredReport[]));
    if (reports.length >= most) break;
  }
  return reports.slice(0, most);
}

/** A note is in one line and quoted, so that nothing in it looks like a report of its own. */
function lineOf({ sk, reason, note }: StoredReport): string {
  const [at = ''] = sk.split('#');
  return `  ${at}  ${reason}${note === undefined ? '' : `  ${JSON.stringify(note)}`}`;
}
