import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { availableDynamoDbs, startDynamoDbLocal, startDynoxide } from '../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { createTables } from '../../../infra/local/tables.ts';

const starters = { dynoxide: startDynoxide, 'dynamodb-local': startDynamoDbLocal };

function synthesise(sortKey = 'sk') {
  const stack = new Stack(new App(), 'Data');
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  new TableV2(stack, 'Users', {
    tableName: 'sarai-users',
    partitionKey: text('pk'),
    sortKey: text(sortKey),
    timeToLiveAttribute: 'expiresAt',
    globalSecondaryIndexes: [{ indexName: 'byOwner', partitionKey: text('owner'), sortKey: text('madeAt') }],
  });
  new TableV2(stack, 'Bookings', { partitionKey: text('pk') });
  return Template.fromStack(stack).toJSON();
}

describe.each(availableDynamoDbs())('%s', (kind) => {
  async function start() {
    const engine = await starters[kind]();
    onTestFinished(engine.stop);
    const client = new DynamoDBClient({ endpoint: engine.endpoint, ...localAccess });
    onTestFinished(() => client.destroy());
    return { ...engine, client };
  }

  test('every table of the stack is there, active, with keys, indexes and expiry', async () => {
    const { endpoint, client } = await start();
    const names = await createTables(endpoint, synthesise());
    const [users = '', bookings = ''] = ['Users', 'Bookings'].map((id) =>
      Object.keys(names).find((key) => key.startsWith(id)),
    );
    expect(names[users]).toBe('sarai-users');
    expect(names[bookings]).toBe(bookings);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'sarai-users' }));
    expect(Table).toMatchObject({
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
    const { endpoint, client } = await start();
    await createTables(endpoint, synthesise());
    const item = { pk: { S: 'user#1' }, sk: { S: 'profile' } };
    await client.send(new PutItemCommand({ TableName: 'sarai-users', Item: item }));
    await createTables(endpoint, synthesise());
    const again = new PutItemCommand({
      TableName: 'sarai-users',
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await expect(client.send(again)).rejects.toThrow('conditional request failed');
  });

  test('kept tables with other keys than the stack are an error that says what to do', async () => {
    const { endpoint } = await start();
    await createTables(endpoint, synthesise());
    await expect(createTables(endpoint, synthesise('other'))).rejects.toThrow(/Delete the data folder/);
  });
});
