import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type TableKey, tableKeys, tableVariable } from '../../functions/runtime/table.ts';

/** The cost of a call of DynamoDB, of the tables and of their indexes. */
export interface Units {
  tables: number;
  indexes: number;
}

/** Units of everything that was done since they were last taken; what sessions and limits cost stands apart. */
export interface WorkUnits {
  reads: Units;
  writes: Units;
  accounts: { reads: number; writes: number };
  /** Read units of queries of tables, by the first value of their conditions, which is the key of the partition. */
  queries: Map<string, number>;
}

interface Part {
  CapacityUnits?: number;
}

interface ConsumedUnits extends Part {
  TableName?: string;
  Table?: Part;
  GlobalSecondaryIndexes?: Record<string, Part>;
}

interface SentCommand {
  input: { ReturnConsumedCapacity?: string; ExpressionAttributeValues?: Record<string, unknown> };
}

const nothing = (): WorkUnits => ({
  reads: { tables: 0, indexes: 0 },
  writes: { tables: 0, indexes: 0 },
  accounts: { reads: 0, writes: 0 },
  queries: new Map(),
});

let spent = nothing();

/** The units that were spent by a piece of work, whoever made the calls. */
export async function unitsOf(work: () => Promise<unknown>): Promise<WorkUnits> {
  spent = nothing();
  await work();
  const taken = spent;
  // Calls between two pieces of work are nobody's.
  spent = nothing();
  return taken;
}

function add(command: SentCommand, consumed: ConsumedUnits): void {
  const kind = /^(Get|Query|BatchGet)/.test(command.constructor.name) ? 'reads' : 'writes';
  if (isOfAccounts(consumed.TableName)) {
    spent.accounts[kind] += consumed.CapacityUnits ?? 0;
    return;
  }
  const indexes = Object.values(consumed.GlobalSecondaryIndexes ?? {});
  const ofTable = consumed.Table?.CapacityUnits ?? 0;
  spent[kind].tables += ofTable;
  spent[kind].indexes += indexes.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  if (!command.constructor.name.startsWith('Query')) return;
  const [key] = Object.values(command.input.ExpressionAttributeValues ?? {});
  spent.queries.set(String(key), (spent.queries.get(String(key)) ?? 0) + ofTable);
}

function isOfAccounts(name: string | undefined): boolean {
  const key = tableKeys.find((each: TableKey) => process.env[tableVariable(each)] === name);
  return key === 'users' || key === 'vendors';
}

// Functions have a client of their own, so that it is met where all clients are.
const send = DynamoDBDocumentClient.prototype.send as (...sent: unknown[]) => Promise<unknown>;
const metered = async function (this: unknown, ...sent: unknown[]): Promise<unknown> {
  const command = sent[0] as SentCommand;
  command.input.ReturnConsumedCapacity = 'INDEXES';
  const answer = (await send.apply(this, sent)) as { ConsumedCapacity?: ConsumedUnits | ConsumedUnits[] };
  for (const consumed of [answer.ConsumedCapacity ?? []].flat()) add(command, consumed);
  return answer;
};
Object.assign(DynamoDBDocumentClient.prototype, { send: metered });
