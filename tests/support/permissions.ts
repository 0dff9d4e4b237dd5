import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Port, Ports } from '../../functions/runtime/ports.ts';
import { tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { photoFolder, uploadedPrefix } from '../../shared/photos/photos.ts';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';

/** One thing that a call does: `properties dynamodb:PutItem`. */
type Deed = `${string} ${string}`;

const caller = new AsyncLocalStorage<ReadonlySet<Deed>>();

/** Runs as a function does that has these ports: what they do not declare is denied, as its role denies it on AWS. */
export function asRoleOf<T>(ports: Ports, work: () => Promise<T>): Promise<T> {
  return caller.run(new Set(Object.values(ports).flatMap(deedsOf)), work);
}

function deedsOf({ resource, actions }: Port): Deed[] {
  return actions.map((action) => `${resource} ${action}` as const);
}

const transactWrites = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

interface Command {
  constructor: { name: string };
  input: {
    TableName?: string;
    IndexName?: string;
    TransactItems?: Record<string, { TableName?: string }>[];
    RequestItems?: Record<string, unknown>;
    Key?: unknown;
    Delete?: { Objects?: { Key?: string }[] };
  };
}

/** The actions of DynamoDB that a command of the document client needs: of a transaction, those of each item. */
function onTables({ constructor: kind, input }: Command): Deed[] {
  const { TransactItems, RequestItems, TableName, IndexName } = input;
  if (RequestItems) return Object.keys(RequestItems).map((name) => deed(name, kind.name.replace(/Command$/, 'Item')));
  if (!TransactItems)
    return [deed(TableName, kind.name.replace(/Command$/, 'Item').replace('QueryItem', 'Query'), IndexName)];
  return TransactItems.flatMap((item) =>
    Object.entries(item).map(([write, { TableName: name }]) =>
      deed(name, transactWrites[write as keyof typeof transactWrites] ?? write),
    ),
  );
}

function deed(tableName: string | undefined, action: string, index?: string): Deed {
  const key = tableKeys.find((each) => process.env[tableVariable(each)] === tableName) ?? tableName;
  return `${index === undefined ? key : `${key}/${index}`} dynamodb:${action}`;
}

/** The actions of S3, whose removal of many objects needs that of each. */
function onObjects({ constructor: kind, input }: Command): Deed[] {
  const action = kind.name.replace(/s?Command$/, '');
  const keys = input.Delete?.Objects?.map(({ Key }) => Key) ?? [input.Key];
  return keys.map((key) => `${partOf(String(key))} s3:${action}` as const);
}

/** The parts of the bucket that ports name. The stacks are not asked: every test file would load CDK for it. */
function partOf(key: string): string {
  if (key.startsWith(incomingPrefix)) return 'incomingPhotos';
  return key.startsWith(`${photoFolder}${uploadedPrefix}`) ? 'servedPhotos' : key;
}

// The clients are the functions' own; only what they are about to send is looked at.
for (const [prototype, deeds] of [
  [DynamoDBDocumentClient.prototype, onTables],
  [S3Client.prototype, onObjects],
] as const) {
  const send = prototype.send as (...sent: unknown[]) => Promise<unknown>;
  const guarded = async function (this: unknown, ...sent: unknown[]): Promise<unknown> {
    const denied = deeds(sent[0] as Command).find((each) => caller.getStore()?.has(each) === false);
    if (denied) throw Object.assign(new Error(`No port declares it: ${denied}`), { name: 'AccessDeniedException' });
    return send.apply(this, sent);
  };
  Object.assign(prototype, { send: guarded });
}
