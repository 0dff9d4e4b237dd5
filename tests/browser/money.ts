import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, type Locator } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { bookingKey } from '../../functions/bookings/bookingItem.ts';
import { dueWrite } from '../../functions/bookings/due.ts';
import { advanceKey } from '../../functions/money/advanceItem.ts';
import { type PayeesItem, payeesKey } from '../../functions/money/payeeItem.ts';
import { documents } from '../../functions/runtime/table.ts';
import { enginesOf } from '../../infra/local/enginesFile.ts';
import { runFolder } from './ports.ts';

/** The tables of the server under test. */
function openTables() {
  const engines = enginesOf(`${runFolder}/data`);
  const credentials = {
    accessKeyId: engines.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: engines.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const endpoint = engines.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const client = documents(new DynamoDBClient({ endpoint, region: engines.AWS_REGION ?? '', credentials }));
  return { client, vendors: engines.VENDORS_TABLE, bookings: engines.BOOKINGS_TABLE };
}

const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();

/** A day goes by for an owner who has said where guests pay, and who has the mail about it. */
export async function holdPayee(vendorId: string): Promise<void> {
  const { client, vendors: TableName } = openTables();
  const Key = payeesKey(vendorId);
  await expect
    .poll(async () => ((await client.send(new GetCommand({ TableName, Key }))).Item as PayeesItem)?.next?.told)
    .toBe(true);
  const UpdateExpression = 'SET #next.holdsFrom = :past';
  await client.send(
    new UpdateCommand({
      ...{ TableName, Key, UpdateExpression },
      ExpressionAttributeNames: { '#next': 'next' },
      ExpressionAttributeValues: { ':past': minuteAgo() },
    }),
  );
}

/** The time of an advance ends a minute ago. */
export async function endTime(bookingId: string): Promise<void> {
  const { client, bookings: TableName = '' } = openTables();
  const past = minuteAgo();
  for (const [Key, field] of [
    [advanceKey(bookingId), '#until'],
    [bookingKey(bookingId), 'advance.#until'],
  ] as const) {
    await client.send(
      new UpdateCommand({
        ...{ TableName, Key, UpdateExpression: `SET ${field} = :past` },
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':past': past },
      }),
    );
  }
  const due = dueWrite(TableName, 'advance', { id: bookingId }, past).Put;
  await client.send(new PutCommand({ TableName, Item: due?.Item }));
}

/** The package has its function once more within, for those that import it as it stands. */
const find = ('default' in jsQr ? jsQr.default : jsQr) as typeof jsQr;

/** The text of the QR code that a screen shows, as another phone reads it. */
export async function readCode(shown: Locator): Promise<string | undefined> {
  const picture = sharp(await shown.screenshot())
    .resize({ width: 900 })
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return find(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
