import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { recordKey } from '../../functions/properties/propertyItem.ts';
import { documents } from '../../functions/runtime/table.ts';
import { enginesOf } from '../../infra/local/enginesFile.ts';
import { noRates, type Rates } from '../../shared/rules/rates.ts';
import { runFolder } from './ports.ts';

/** Writes rules for children, and extras, into a hotel of the server under test. */
export async function setBesideRooms(propertyId: string, beside: Pick<Rates, 'children' | 'extras'>): Promise<void> {
  const {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    PROPERTIES_TABLE: TableName,
    ...access
  } = enginesOf(`${runFolder}/data`);
  const credentials = {
    accessKeyId: access.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: access.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const client = new DynamoDBClient({ endpoint: endpoint ?? '', region: access.AWS_REGION ?? '', credentials });
  await documents(client).send(
    new UpdateCommand({
      TableName,
      Key: recordKey(propertyId),
      UpdateExpression: 'SET rates = :rates',
      ExpressionAttributeValues: { ':rates': { ...noRates, ...beside, revision: 1 } },
    }),
  );
  client.destroy();
}
