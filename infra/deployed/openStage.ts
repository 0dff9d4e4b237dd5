import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Caller } from '../../functions/runtime/signedCall.ts';
import { documents, type Table, type TableKey, tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import type { Stage } from '../stages/stage.ts';
import { stageNamed } from '../stages/stageNamed.ts';
import { type ResourceNames, stackResources } from './stackResources.ts';

/** The parts of a stage that a script uses. */
export interface StageParts {
  tables: readonly TableKey[];
  /** The bucket with the photos. */
  photos?: boolean;
}

export type Tables = Readonly<Record<TableKey, Table>>;

const photosVariable = 'PHOTO_BUCKET';

/**
 * Opens tables of a stage, and tells the stores of the functions where they are, in the region that the stage names, or AWS_REGION
 * where it names none, and with the credentials of whoever runs it. A table that was restored is found by the stage. A variable that a function would be told by, such as
 * `PROPERTIES_TABLE`, takes the place of both. Without any name of a stage all of them must be there.
 */
export async function openStage(stage: string | undefined, { tables, photos = false }: StageParts): Promise<Tables> {
  const stated = await inItsRegion(stage);
  const client = new DynamoDBClient();
  const wanted = new Map<string, string>(tables.map((key) => [tableVariable(key), key]));
  if (photos) wanted.set(photosVariable, 'photos');
  const missing = [...wanted].filter(([variable]) => !process.env[variable]);
  if (missing.length > 0) {
    const names = await namesOf(stage, stated, client);
    for (const [variable, id] of missing) process.env[variable] = nameOf(id, names, stage);
  }
  // S3 on another server than AWS's has no host name for each bucket.
  const { AWS_ENDPOINT_URL: endpoint } = process.env;
  if (endpoint) process.env.AWS_ENDPOINT_URL_S3 ??= endpoint;
  const opened = documents(client);
  const table = (key: TableKey) => ({ name: process.env[tableVariable(key)] ?? '', client: opened });
  return Object.fromEntries(tableKeys.map((key) => [key, table(key)])) as unknown as Tables;
}

/** A table that was restored stands in the place of the stack's own. */
async function namesOf(stage: string | undefined, stated: Partial<Stage>, client: DynamoDBClient) {
  if (!stage) throw new Error('Name the stage: -c stage=<name>.');
  const asked = { account: accountAtAws(stated.account) };
  const own = await stackResources(`sarai-${stage}-data`, await callerOf(client), asked);
  const restored = Object.entries(stated.restoredTables ?? {}).map(([key, { name }]) => [key, name]);
  return { ...own, ...Object.fromEntries(restored) };
}

/** Another server than AWS's has accounts of its own. */
export function accountAtAws(account: string | undefined): string | undefined {
  return process.env.AWS_ENDPOINT_URL === undefined ? account : undefined;
}

/**
 * The values of a stage, whose region clients call from now on. Whoever runs this may have another one in the environment, of other
 * work; another server than AWS's is in whatever region the environment says.
 */
export async function inItsRegion(name: string | undefined): Promise<Partial<Stage>> {
  const stage: Partial<Stage> = name === undefined ? {} : await stageNamed(name);
  if (!stage.region) return stage;
  if (process.env.AWS_ENDPOINT_URL) process.env.AWS_REGION ??= stage.region;
  else process.env.AWS_REGION = stage.region;
  return stage;
}

/**
 * Whoever runs this, with the region, as AWS's clients find both.
 * @throws Error that says what to do where no region is known
 */
export async function callerOf({ config }: DynamoDBClient): Promise<Caller> {
  const region = await config.region().catch((cause: Error) => {
    throw new Error('No region is known: give the stage one, or set AWS_REGION.', { cause });
  });
  const credentials = await config.credentials();
  return { region, credentials };
}

function nameOf(id: string, names: ResourceNames, stage: string | undefined): string {
  const name = names[id];
  if (!name) throw new Error(`The stack sarai-${stage}-data has nothing called ${id}.`);
  return name;
}
