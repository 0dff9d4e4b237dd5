import type { Port, Resource } from '../../../functions/runtime/ports.ts';
import type { TableKey } from '../../../functions/runtime/table.ts';
import { loadEvents } from '../../../infra/functions/events.ts';
import { actionsByResource, loadOperations } from '../../../infra/functions/operations.ts';
import { photoPrefixes } from '../../../infra/functions/resourceArns.ts';
import { callsOf, type MadeCall } from '../emulator/calls.ts';
import { mustHold } from '../journey/scene.ts';
import type { Services } from '../stacks/aws.ts';
import { rareActions } from './rareActions.ts';

interface NamedFunction {
  services: Services;
  /** The prefix of the names of functions. */
  prefix: string;
  tables: Record<TableKey, string>;
  /** Addresses of the secrets, by the resources that ports name. */
  secrets: Record<'secrets' | 'edgeKey' | 'pushSecret', string>;
}

/**
 * Every action that a function has was seen to be used, or stands among those that are rare. An action that it uses and has not is refused,
 * and logged as an error.
 */
export async function mustUseAll(named: NamedFunction): Promise<string> {
  const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
  const units: { name: string; ports: readonly Port[] }[] = [...operations, ...events];
  const granted: string[] = [];
  const unused: string[] = [];
  for (const { name, ports } of units) {
    const seen = new Set((await callsOf(named.services, named.prefix + name)).flatMap((call) => deedsOf(call, named)));
    const may = [...actionsByResource(ports)].flatMap(([on, actions]) => actions.map((action) => `${on} ${action}`));
    granted.push(...may.map((deed) => `${name}: ${deed}`));
    unused.push(...may.filter((deed) => !seen.has(deed)).map((deed) => `${name}: ${deed}`));
  }
  const rare = rareActions.flatMap(({ functions, action }) => functions.map((name) => `${name}: ${action}`));
  const unexplained = unused.filter((each) => !rare.includes(each));
  mustHold(unexplained.length === 0, `every action is used, or rare with a reason:\n  ${unexplained.join('\n  ')}`);
  const gone = rare.filter((each) => !granted.includes(each));
  mustHold(gone.length === 0, `what is rare is granted:\n  ${gone.join('\n  ')}`);
  return `${granted.length - unused.length} of ${granted.length}, the others are rare`;
}

const writes = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

interface Input {
  TableName?: string;
  IndexName?: string;
  SecretId?: string;
  TransactItems?: Record<string, { TableName?: string }>[];
  RequestItems?: Record<string, unknown>;
  /** Where a value lies that a data key seals or opens. */
  EncryptionContext?: Record<'table' | 'field', string>;
}

/** Resources of services of which functions reach one alone. */
const onlyResources: Record<string, Resource> = { ses: 'mail', events: 'eventBus', sqs: 'givenUp', sts: 'uploadRole' };

/** The action of a call, as ports say it: `properties dynamodb:PutItem`. */
function deedsOf({ service, action, input, about }: MadeCall, { tables, secrets }: NamedFunction): string[] {
  const { TableName, IndexName, SecretId, TransactItems, RequestItems, EncryptionContext }: Input = input;
  const on = (table: string | undefined) => Object.entries(tables).find(([, name]) => name === table)?.[0] ?? table;
  if (TransactItems) {
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(
        ([write, { TableName: table }]) => `${on(table)} dynamodb:${writes[write as keyof typeof writes]}`,
      ),
    );
  }
  if (RequestItems) return Object.keys(RequestItems).map((table) => `${on(table)} dynamodb:${action}`);
  if (EncryptionContext) return [`${EncryptionContext.table}.${EncryptionContext.field} kms:${action}`];
  if (service === 'dynamodb') return [`${[on(TableName), IndexName].filter(Boolean).join('/')} dynamodb:${action}`];
  if (service === 's3') return photoParts(about).map((part) => `${part} s3:${action}`);
  const only = onlyResources[service];
  if (only) return [`${only} ${service}:${action}`];
  return [`${Object.entries(secrets).find(([, arn]) => arn === SecretId)?.[0]} ${service}:${action}`];
}

/** The parts of the bucket that a call was about: a removal of many objects says only which bucket, and is one of what was served. */
function photoParts([, key]: string[]): string[] {
  if (key === undefined) return ['servedPhotos'];
  return Object.entries(photoPrefixes).flatMap(([part, prefix]) => (key.startsWith(prefix) ? [part] : []));
}
