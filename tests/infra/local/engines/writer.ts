import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startDynoxide } from '../../../../infra/local/engines/dynamodb.ts';
import { localAccess } from '../../../../infra/local/localAccess.ts';

// A process to be killed: it starts an engine on the given folder, says where, and then writes without end. Every line
// after the first is the key of an item that the engine has acknowledged.
const [, , dataFolder = ''] = process.argv;
const { endpoint } = await startDynoxide({ dataFolder });
const client = new DynamoDBClient({ endpoint, ...localAccess });
await client.send(
  new CreateTableCommand({
    TableName: 'rooms',
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  }),
);
process.stdout.write(`${endpoint}\n`);

async function writeForEver(writer: number): Promise<never> {
  for (let index = 0; ; index += 1) {
    const key = `${writer}-${index}`;
    await client.send(
      new PutItemCommand({ TableName: 'rooms', Item: { pk: { S: key }, text: { S: 'x'.repeat(500) } } }),
    );
    process.stdout.write(`${key}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(writeForEver));
