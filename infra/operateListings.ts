import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isWhole, readRecord } from '../functions/properties/propertyItem.ts';
import { propertyStore } from '../functions/properties/propertyStore.ts';
import { type Report, reportsPartition } from '../functions/properties/reports.ts';
import { retryOnConflict } from '../functions/runtime/retry.ts';
import type { Key, Table } from '../functions/runtime/table.ts';
import { shownOffers } from '../functions/search/offers.ts';

type Say = (sentence: string) => void;

/** How the commands are called. */
export const usage = `npm run operate -- reports                    the newest reports of listings
npm run operate -- hide-listing <property id>  takes a listing out of what travellers see
npm run operate -- show-listing <property id>  puts it back
The last two say what they would do, and do it with --yes behind them.`;

/** An id may begin with two dashes too. */
const yes = '--yes';

/** Carries out one command of an operator. @throws Error for what is no command, and for a listing that is not there */
export async function operate(table: Table, args: readonly string[], say: Say): Promise<void> {
  const [command, propertyId] = args.filter((each) => each !== yes);
  if (command === 'reports') return tellReports(table, say);
  const hides = command === 'hide-listing';
  if ((!hides && command !== 'show-listing') || propertyId === undefined) throw new Error(usage);
  return changeStanding(table, { propertyId, hides, does: args.includes(yes) }, say);
}

/** The newest reports of this page are enough to read; older ones stay in the table. */
const newestReports = 50;

async function tellReports({ client, name: TableName }: Table, say: Say): Promise<void> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': reportsPartition },
      ScanIndexForward: false,
      Limit: newestReports,
    }),
  );
  if (Items.length === 0) say('No listing has been reported.');
  for (const { sk, propertyId, reason, note } of Items as (Report & Key)[]) {
    const [at = ''] = sk.split('#');
    // A note is in one line and quoted, so that nothing in it looks like a report of its own.
    say(`${at}  ${propertyId}  ${reason}${note === undefined ? '' : `  ${JSON.stringify(note)}`}`);
  }
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
  await retryOnConflict(() => propertyStore(table).stand(propertyId, { hidden: hides ? true : undefined }));
  return say(hides ? 'It is hidden.' : 'It is shown.');
}
