import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localAccess } from './localAccess.ts';

/** The engines that commands reach beside a local server. */
interface ReachedEngines {
  dynamoDb: string;
  s3: string;
  /** Physical names by the variables that functions are told them by. */
  tableNames: Record<string, string>;
  photoBucket: string;
}

const fileOf = (dataFolder: string) => join(dataFolder, 'engines.json');

/** Notes where the engines of a folder listen, and what they hold, as variables of the environment. */
export function noteEngines(dataFolder: string, { dynamoDb, s3, tableNames, photoBucket }: ReachedEngines): void {
  const variables = {
    ...tableNames,
    PHOTO_BUCKET: photoBucket,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
  };
  writeFileSync(fileOf(dataFolder), JSON.stringify(variables, null, 2));
}

/** The variables by which a command reaches the local server of a folder. @throws Error where none has run there */
export function enginesOf(dataFolder: string): Record<string, string> {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) throw new Error(`No local server has run on ${dataFolder}: start it with npm start.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
