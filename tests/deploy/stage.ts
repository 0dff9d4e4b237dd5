import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { edgeKeyHeader } from '../../functions/runtime/edgeKey.ts';
import type { TableKey } from '../../functions/runtime/table.ts';
import { tableKeys } from '../../functions/runtime/table.ts';
import { asking } from '../campaign/client/api.ts';
import type { Emulator } from './emulator/emulator.ts';
import { insideOf } from './emulator/inside.ts';
import type { Scene } from './journey/scene.ts';
import { wireTo } from './journey/wire.ts';
import { json, type Services } from './stacks/aws.ts';
import { resourcesOf, type StackResource } from './stacks/formation.ts';

/** A stage that stands on the emulator, as its stacks know it. */
export interface Stage {
  api: StackResource[];
  data: StackResource[];
  site: StackResource[];
}

export async function readStage(services: Services, prefix: string): Promise<Stage> {
  const [api, data, site] = await Promise.all([
    resourcesOf(services, `${prefix}api`),
    resourcesOf(services, `${prefix}data`),
    resourcesOf(services, `${prefix}site`),
  ]);
  return { api, data, site };
}

/** The one resource of a type, or of those the one whose logical id begins so. */
export function idOf(resources: readonly StackResource[], type: string, begin = ''): string {
  const found = resources.find((each) => each.type === type && each.logicalId.startsWith(begin));
  if (!found) throw new Error(`No stack has ${type} ${begin}.`);
  return found.id;
}

export function tablesOf({ data }: Stage): Record<TableKey, string> {
  const names = tableKeys.map((key) => [key, idOf(data, 'AWS::DynamoDB::Table', key)]);
  return Object.fromEntries(names) as Record<TableKey, string>;
}

/** The API by the gateway, with the key that the distribution sends: that of the emulator does not reach it. */
export async function sceneOn({ address }: Emulator, services: Services, stage: Stage): Promise<Scene> {
  const SecretId = idOf(stage.data, 'AWS::SecretsManager::Secret', 'edge');
  const secret = await services(json('secretsmanager', 'secretsmanager.GetSecretValue', { SecretId }));
  const key: string = JSON.parse(secret).SecretString;
  const gateway = `${address}/_aws/execute-api/${idOf(stage.api, 'AWS::ApiGatewayV2::Api')}/$default`;
  return {
    ask: asking(wireTo(gateway, { [edgeKeyHeader]: key })),
    email: (name) => `${name}@journey.example`,
    put: putting(address),
    inside: insideOf(address, tablesOf(stage)),
  };
}

/** Puts objects by what a browser was granted. */
function putting(endpoint: string): Scene['put'] {
  return async ({ bucket, region, credentials }, Key, Body) => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const client = new S3Client({
      endpoint,
      forcePathStyle: true,
      region,
      credentials: { accessKeyId, secretAccessKey, sessionToken },
      maxAttempts: 1,
    });
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'image/jpeg' }));
    } finally {
      client.destroy();
    }
  };
}
