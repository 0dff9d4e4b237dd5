import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { putVendor } from '../../../functions/accounts/vendorContacts.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { documents, type Table } from '../../../functions/runtime/table.ts';
import type { EngineRoom } from '../engineRoom.ts';
import { localAccess } from '../localAccess.ts';
import type { PutPhoto } from './drawPhotos.ts';
import { seed } from './seed.ts';
import { seedLogins } from './seedLogins.ts';

/** Says that the samples are complete. Raise the version when the samples change, and the next start renews them. */
const marker = { pk: 'sample', sk: 'version 2' };

/** Stores the sample data unless it is there already; a first start that was cut short is completed. */
export async function seedWhenEmpty(engines: EngineRoom, report: (sentence: string) => void): Promise<void> {
  const client = documents(new DynamoDBClient({ endpoint: engines.dynamoDb, ...localAccess }));
  const table = (name = ''): Table => ({ client, name });
  const properties = table(engines.tables.properties);
  const vendors = table(engines.tables.vendors);
  const { Item } = await client.send(new GetCommand({ TableName: properties.name, Key: marker }));
  if (!Item) await seedSamples(engines, { properties, vendors }, report);
  await seedLogins({ users: table(engines.tables.users), vendors });
}

async function seedSamples(
  engines: EngineRoom,
  { properties, vendors }: { properties: Table; vendors: Table },
  report: (sentence: string) => void,
): Promise<void> {
  await seed({
    saveVendor: ({ id, firstName, lastName, email }) =>
      putVendor(vendors, { id, name: `${firstName} ${lastName}`, email }),
    saveProperty: propertyStore(properties).save,
    putPhoto: photoStore(engines),
    markComplete: async () => {
      await properties.client.send(new PutCommand({ TableName: properties.name, Item: marker }));
    },
    report,
  });
}

function photoStore({ s3, photoBucket }: EngineRoom): PutPhoto {
  const client = new S3Client({ endpoint: s3, forcePathStyle: true, ...localAccess });
  return async ({ key, body, contentType, cacheControl }) => {
    await client.send(
      new PutObjectCommand({
        Bucket: photoBucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
      }),
    );
  };
}
