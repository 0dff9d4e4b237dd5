import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { isWhole, type PropertyItem, readRecord } from '../functions/properties/propertyItem.ts';
import { propertyStore } from '../functions/properties/propertyStore.ts';
import { endRemoval, whileNothingIsBooked } from '../functions/properties/removal.ts';
import { type Report, reportsPartition } from '../functions/properties/reports.ts';
import type { Standing } from '../functions/properties/standing.ts';
import { retryOnConflict } from '../functions/runtime/retry.ts';
import type { Key, Table } from '../functions/runtime/table.ts';
import { shownOffers } from '../functions/search/offers.ts';

type Say = (sentence: string) => void;

/** How the commands are called. */
export const usage = `npm run operate -- reports                    the listings that were reported last, with the newest reports of each
npm run operate -- reports <property id>      all reports of one
npm run operate -- hide-listing <property id>  takes a listing out of what travellers see
npm run operate -- show-listing <property id>  puts it back
The last two say what they would do, and do it with --yes behind them.`;

/** An id may begin with two dashes too. */
const yes = '--yes';

/** Carries out one command of an operator. @throws Error for what is no command, and for a listing that is not there */
export async function operate(table: Table, args: readonly string[], say: Say): Promise<void> {
  const [command, propertyId] = args.filter((each) => each !== yes);
  if (command === 'reports') return tellReports(table, propertyId, say);
  const hides = command === 'hide-listing';
  if ((!hides && command !== 'show-listing') || propertyId === undefined) throw new Error(usage);
  return changeStanding(table, { propertyId, hides, does: args.includes(yes) }, say);
}

/** Reports that are read, of all listings: those of the last weeks. Older ones stay in the table. */
const newestReports = 1000;

/** Reports of one listing that are told where others are, so that many of one hide none of another. */
const toldOfEach = 3;

type StoredReport = Report & Key;

/** The reported listings, the one that was reported last first; or all reports of one. */
async function tellReports(table: Table, propertyId: string | undefined, say: Say): Promise<void> {
  const reports = await readReports(table);
  const ofOne = Map.groupBy(reports, (report) => report.propertyId);
  if (propertyId !== undefined) {
    const own = ofOne.get(propertyId) ?? [];
    if (own.length === 0) say(`Nobody has reported ${propertyId}.`);
    return own.forEach((report) => void say(lineOf(report)));
  }
  if (reports.length === 0) say('No listing has been reported.');
  for (const [id, own] of ofOne) {
    say(`${id}: ${own.length}`);
    for (const report of own.slice(0, toldOfEach)) say(lineOf(report));
  }
}

async function readReports({ client, name: TableName }: Table): Promise<StoredReport[]> {
  const newest = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reportsPartition },
    ScanIndexForward: false,
  };
  const reports: StoredReport[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, newest)) {
    reports.push(...(Items as StoredReport[]));
    if (reports.length >= newestReports) break;
  }
  return reports.slice(0, newestReports);
}

/** A note is in one line and quoted, so that nothing in it looks like a report of its own. */
function lineOf({ sk, reason, note }: StoredReport): string {
  const [at = ''] = sk.split('#');
  return `  ${at}  ${reason}${note === undefined ? '' : `  ${JSON.stringify(note)}`}`;
}

interface Change {
  propertyId: string;
  hides: boolean;
  /** Without it nothing is written. */
  does: boolean;
}

async function changeStanding(table: Table, { propertyId, hides, does }: Change, say: Say): Promise<void> {
  const record = await readRecord(table, propertyId);
  if (!isWhole(record) || record.removed) throw new Error(`No property with the id ${propertyId} is listed.`);
  const { hotel, location, vendorId, rooms, hidden = false } = record;
  say(
    `${JSON.stringify(hotel.name)} in ${JSON.stringify(location)}, ${rooms.length} rooms, of the vendor ${vendorId}.`,
  );
  if (hidden === hides) return say(hides ? 'It is hidden already.' : 'It is shown already.');
  const offers = shownOffers({ rooms, hidden: undefined }).length;
  const found = `${offers} of its offers`;
  say(hides ? `Hiding it takes ${found} out of every list and search.` : `Showing it puts ${found} back.`);
  if (!does) return say('Nothing has been changed. Add --yes to do it.');
  return hides ? hide(table, record, say) : show(table, propertyId, say);
}

/** As a removal: nothing is accepted meanwhile, and whoever follows removals declines what waits. */
async function hide(table: Table, { id, vendorId }: PropertyItem, say: Say): Promise<void> {
  await whileNothingIsBooked(table, { id, vendorId, check: async () => {} }, async (removal) => {
    await stand(table, id, { hidden: true });
    await endRemoval(table, id, removal);
  });
  say('It is hidden, and requests that wait are declined.');
}

async function show(table: Table, id: string, say: Say): Promise<void> {
  await stand(table, id, { hidden: undefined });
  say('It is shown.');
}

async function stand(table: Table, id: string, standing: Pick<Standing, 'hidden'>): Promise<void> {
  await retryOnConflict(() => propertyStore(table).stand(id, standing));
}
