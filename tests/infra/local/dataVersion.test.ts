import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents, type Table } from '../../../functions/runtime/table.ts';
import { synthesiseData } from '../../../infra/data/synthesiseData.ts';
import { holdToDataVersion } from '../../../infra/local/dataVersion.ts';
import { startDynoxide } from '../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { createTables } from '../../../infra/local/tables.ts';

let engine: Awaited<ReturnType<typeof startDynoxide>>;
let tables: [Table, Table];

beforeAll(async () => {
  engine = await startDynoxide();
  const names = await createTables(engine.endpoint, synthesiseData());
  const client = documents(new DynamoDBClient({ endpoint: engine.endpoint, ...localAccess }));
  tables = [
    { client, name: names.properties ?? '' },
    { client, name: names.users ?? '' },
  ];
});

afterAll(() => engine.stop());

test('data that an earlier version has left are refused with the way on; empty tables, and those of this version, are not', async () => {
  const [{ client }, users] = tables;
  const someone = { pk: 'user#1', sk: 'profile' };
  await client.send(new PutCommand({ TableName: users.name, Item: someone }));
  await expect(holdToDataVersion(tables, '.sarai')).rejects.toThrow(
    /data in \.sarai .* Delete the folder or move it away/,
  );
  const [properties] = tables;
  await holdToDataVersion([properties], '.sarai');
  await holdToDataVersion(tables, '.sarai');
});
