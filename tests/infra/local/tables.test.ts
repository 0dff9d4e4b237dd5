import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AttributeType, BillingMode, StreamViewType, Table, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { synthesiseData } from '../../../infra/data/synthesiseData.ts';
import { availableDynamoDbs, startDynamoDbLocal, startDynoxide } from '../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { createTables } from '../../../infra/local/tables.ts';

const starters = { dynoxide: startDynoxide, 'dynamodb-local': startDynamoDbLocal };

function synthesise(tableName: string, sortKey = 'sk') {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'Data');
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  new TableV2(stack, 'Users', {
    tableName,
    partitionKey: text('pk'),
    sortKey: text(sortKey),
    timeToLiveAttribute: 'expiresAt',
    globalSecondaryIndexes: [{ indexName: 'byOwner', partitionKey: text('owner'), sortKey: text('madeAt') }],
  });
  new TableV2(stack, 'Bookings', { partitionKey: text('pk') });
  return Template.fromStack(stack).toJSON();
}

// Each test has tables of its own on one engine: DynamoDB Local takes seconds to start.
describe.each(availableDynamoDbs())('%s', async (kind) => {
  const { endpoint, stop } = await starters[kind]();
  const client = new DynamoDBClient({ endpoint, ...localAccess });
  afterAll(() => {
    client.destroy();
    return stop();
  });

  test('every table of the stack is there, active, with keys, indexes and expiry', async () => {
    const names = await createTables(endpoint, synthesise('sarai-users'));
    const [users = '', bookings = ''] = ['Users', 'Bookings'].map((id) =>
      Object.keys(names).find((key) => key.startsWith(id)),
    );
    expect(names[users]).toBe('sarai-users');
    expect(names[bookings]).toBe(bookings);
    const { Table: found } = await client.send(new DescribeTableCommand({ TableName: 'sarai-users' }));
    expect(found).toMatchObject({
      TableStatus: 'ACTIVE',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [{ IndexName: 'byOwner', Projection: { ProjectionType: 'ALL' } }],
    });
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: 'sarai-users' }));
    expect(TimeToLiveDescription).toEqual({ AttributeName: 'expiresAt', TimeToLiveStatus: 'ENABLED' });
  });

  test('a second start keeps what is there', async () => {
    await createTables(endpoint, synthesise('started-twice'));
    const item = { pk: { S: 'user#1' }, sk: { S: 'profile' } };
    await client.send(new PutItemCommand({ TableName: 'started-twice', Item: item }));
    await createTables(endpoint, synthesise('started-twice'));
    const again = new PutItemCommand({
      TableName: 'started-twice',
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await expect(client.send(again)).rejects.toThrow('conditional request failed');
  });

  test.each(['index', 'stream'])(
    'a kept table without the %s of the stack is an error that says what to do',
    async (added) => {
      const stack = (later: boolean) => {
        const own = new Stack(new App({ builtinCloudFormationValidation: false }), 'Data');
        const table = new Table(own, 'Users', {
          tableName: `without-${added}`,
          partitionKey: { name: 'pk', type: AttributeType.STRING },
          billingMode: BillingMode.PAY_PER_REQUEST,
          ...(later && added === 'stream' && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
        });
        if (later && added === 'index') {
          table.addGlobalSecondaryIndex({
            indexName: 'byDay',
            partitionKey: { name: 'day', type: AttributeType.STRING },
          });
        }
        return Template.fromStack(own).toJSON();
      };
      await createTables(endpoint, stack(false));
      await expect(createTables(endpoint, stack(true))).rejects.toThrow(/Delete the data folder/);
    },
  );

  test('a kept table with the indexes and the stream of the stack is taken as it is', async () => {
    await expect(createTables(endpoint, synthesiseData())).resolves.toBeDefined();
    await expect(createTables(endpoint, synthesiseData())).resolves.toBeDefined();
  });

  test('kept tables with other keys than the stack are an error that says what to do', async () => {
    await createTables(endpoint, synthesise('other-keys'));
    await expect(createTables(endpoint, synthesise('other-keys', 'other'))).rejects.toThrow(/Delete the data folder/);
  });
});
