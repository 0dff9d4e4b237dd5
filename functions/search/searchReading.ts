import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';
import type { ReadBudget } from '../runtime/readBudget.ts';
import type { Table } from '../runtime/table.ts';
import { cardReading } from './cardReading.ts';
import type { SearchEntry } from './searchEntries.ts';
import type { SoughtList } from './soughtList.ts';

/** Bytes of an entry under a name of usual length; those under the longest take twice as many. */
const entryBytes = 136;

/** Units of one eventually consistent read of 4 KB. */
const unitsOfRead = 0.5;

/** Entries that half a unit brings. */
export const stepEntries = Math.floor(4096 / entryBytes);

/** Units that so many usual entries take. */
export function unitsOfEntries(entries: number): number {
  return Math.ceil((entries * entryBytes) / 4096) * unitsOfRead;
}

/** Entries that meet the conditions of their list, and the sort key up to which it was read; undefined at its end. */
export interface EntryRead {
  entries: Pick<SearchEntry, 'sk' | 'name'>[];
  readTo: string | undefined;
}

interface ReadPart {
  /** Entries that are read, whether or not they meet the conditions. */
  limit: number;
  after?: string | undefined;
}

export type SearchReader = ReturnType<typeof searchReader>;

/** The reads of one request: each list and each card is read once. */
function searchReader(table: Table) {
  const lists = new Map<string, EntryRead>();
  const cards = cardReading(table);
  return {
    /** The next entries of a list; undefined where too few units are left. */
    list: async (list: SoughtList, part: ReadPart, budget: ReadBudget): Promise<EntryRead | undefined> => {
      const name = JSON.stringify([list, part]);
      const known = lists.get(name);
      if (known) return known;
      const read = await budget.spend(unitsOfEntries(part.limit), table, (counted) => readList(counted, list, part));
      if (read) lists.set(name, read);
      return read;
    },
    /** Reads cards in their order, as far as the units allow; answers with the first of them, up to one that is not known. */
    cards: cards.read,
    /** A card that was read; undefined where there is none. */
    card: cards.get,
  };
}

async function readList(table: Table, list: SoughtList, { limit, after }: ReadPart): Promise<EntryRead> {
  const { pk, sort, range, filters } = list;
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: range ? 'pk = :pk AND sk BETWEEN :from AND :to' : 'pk = :pk',
      ...(filters.length > 0 && { FilterExpression: filters.map(({ expression }) => expression).join(' AND ') }),
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(range && { ':from': range.from, ':to': range.to }),
        ...Object.assign({}, ...filters.map(({ values }) => values)),
      },
      ScanIndexForward: sort === 'price',
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return { entries: Items as SearchEntry[], readTo: LastEvaluatedKey?.sk };
}

/** The reads of a search, for each request anew. */
export function openSearch(table: Table) {
  return { begin: () => searchReader(table) };
}

/** Entries and cards, as handlers have them. */
export const roomSearch = port('properties', ['Query', 'BatchGetItem'], openSearch);
