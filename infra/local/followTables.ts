import { join } from 'node:path';
import type { BatchAnswer } from '../../functions/runtime/onChange.ts';
import type { EventNeeds } from '../../functions/runtime/onEvent.ts';
import { tableVariable } from '../../functions/runtime/table.ts';
import { followTable } from './streams/followTable.ts';
import { positionsIn } from './streams/positions.ts';
import { streamApi } from './streams/streamApi.ts';

interface Sources {
  /** Of the DynamoDB engine. */
  endpoint: string;
  dataFolder: string;
  /** The tables' names, by the environment variables that tell them to functions. */
  tableNames: Readonly<Record<string, string>>;
  functions: readonly { name: string; needs: EventNeeds }[];
  handle(name: string, event: unknown): Promise<unknown>;
}

/** Calls the functions that changes of tables call. Answers with what ends it. */
export function followTables({ endpoint, dataFolder, tableNames, functions, handle }: Sources): () => Promise<void> {
  const following = { api: streamApi(endpoint), positions: positionsIn(join(dataFolder, 'streams.json')) };
  const ends = functions.flatMap(({ name, needs: { trigger } }) => {
    if (trigger.on !== 'table') return [];
    const table = tableNames[tableVariable(trigger.table)] ?? '';
    const call = (batch: unknown) => handle(name, batch) as Promise<BatchAnswer>;
    return [followTable({ name, trigger, table, call }, following)];
  });
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
