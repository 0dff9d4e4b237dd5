import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { payeeKey } from '../../../../functions/money/payeeItem.ts';
import { payeeOpening } from '../../../../functions/money/sealing.ts';
import { documents, type Table, type TableKey, tableKeys } from '../../../../functions/runtime/table.ts';
import { synthesiseData } from '../../../../infra/data/synthesiseData.ts';
import { startDynamoDb } from '../../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';
import { sampleProperties } from '../../../../infra/local/samples/samples.ts';
import { seedBookings } from '../../../../infra/local/samples/seedBookings.ts';
import { seedMoney } from '../../../../infra/local/samples/seedMoney.ts';
import { seedPeople } from '../../../../infra/local/samples/seedPeople.ts';
import { seedTalk } from '../../../../infra/local/samples/seedTalk.ts';
import { peopleKeyFile } from '../../../../infra/local/signingFile.ts';
import { createTables } from '../../../../infra/local/tables.ts';
import { ibanViolation } from '../../../../shared/rules/iban.ts';
import { advanceProblems } from '../../../campaign/check/checkAdvances.ts';
import { bookingsIn } from '../../../campaign/check/checkBookings.ts';
import { bookProblems } from '../../../campaign/check/checkBooks.ts';
import { checkMessages } from '../../../campaign/check/checkMessages.ts';
import type { Item } from '../../../campaign/client/stores.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

type Tables = Record<TableKey, Table>;

let template: ReturnType<typeof synthesiseData>;
beforeAll(() => {
  template = synthesiseData();
});

/** Tables with the people and bookings of the samples, and their money and messages, which are stored twice as after a crash. */
async function seeded(): Promise<Tables> {
  vi.stubEnv('PEOPLE_KEY', peopleKeyFile(temporaryFolder()));
  const dynamoDb = await startDynamoDb();
  const client = documents(new DynamoDBClient({ endpoint: dynamoDb.endpoint, ...localAccess }));
  onTestFinished(async () => {
    client.destroy();
    await dynamoDb.stop();
  });
  const names = await createTables(dynamoDb.endpoint, template);
  const tables = Object.fromEntries(tableKeys.map((key) => [key, { client, name: names[key] ?? '' }])) as Tables;
  await seedPeople(tables);
  await seedBookings(tables.bookings);
  for (let runs = 0; runs < 2; runs += 1) {
    await seedMoney(tables);
    await seedTalk(tables);
  }
  return tables;
}

async function itemsOf({ client, name }: Table): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name })) items.push(...(Items as Item[]));
  return items;
}

test('the money of the samples adds up, in three states of an advance and with cash, and somebody asks a host', async () => {
  const tables = await seeded();
  const [items, messages] = await Promise.all([itemsOf(tables.bookings), itemsOf(tables.messages)]);
  const bookings = bookingsIn(items);
  expect(advanceProblems(items, bookings as Parameters<typeof advanceProblems>[1])).toEqual([]);
  expect(bookProblems(items, bookings as Parameters<typeof bookProblems>[1])).toEqual([]);
  expect(checkMessages(messages)).toEqual([]);
  const states = items.filter(({ sk }) => sk === 'advance').map(({ state }) => state);
  expect(states.sort()).toEqual(['asked', 'received', 'refundDue']);
  const ways = items.filter(({ sk }) => sk.startsWith('line#')).map(({ way }) => way);
  expect(ways.sort()).toEqual(['cash', 'raast', 'raast']);
  expect(messages.filter(({ sk }) => sk.startsWith('message#'))).toHaveLength(3);
});

test('the account of the samples is one that an owner may type and nobody can pay to', async () => {
  const { vendors } = await seeded();
  const [{ vendorId = '' } = {}] = sampleProperties.filter(({ terms }) => terms);
  const items = await itemsOf(vendors);
  const { sealed } = items.find(({ sk }) => sk === payeeKey(vendorId, 1).sk) as Item & { sealed: string };
  const opener = { role: 'user', id: 'somebody' } as const;
  const { iban = '', title } = await payeeOpening.open().open(sealed, payeeKey(vendorId, 1), opener);
  expect([iban.slice(4, 8), ibanViolation(iban)]).toEqual(['SAMP', undefined]);
  expect(title).toContain('Sample');
});
