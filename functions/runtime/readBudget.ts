import type { Table } from './table.ts';

/**
 * The read units that some work may take. Before a read the most that it can take is set aside, and after it what it did
 * not take is given back, so that reads beside each other never take more than there is.
 */
export class ReadBudget {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  /** Units that nothing has taken or set aside. */
  get left(): number {
    return this.#left;
  }

  /** Reads from a table that counts what is taken; undefined, without reading, where fewer units than `most` are left. */
  async spend<T>(most: number, table: Table, read: (counted: Table) => Promise<T>): Promise<T | undefined> {
    if (most > this.#left) return undefined;
    this.#left -= most;
    let taken = 0;
    const answer = await read(counting(table, (units) => (taken += units)));
    this.#left += most - taken;
    return answer;
  }
}

interface ConsumedUnits {
  CapacityUnits?: number;
}

/** A batch tells of each table. */
type Send = (command: { input: object }) => Promise<{ ConsumedCapacity?: ConsumedUnits | ConsumedUnits[] }>;

function counting({ client, name }: Table, count: (units: number) => void): Table {
  const send: Send = async (command) => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = await (client.send as Send).call(client, command);
    for (const { CapacityUnits = 0 } of [answer.ConsumedCapacity ?? []].flat()) count(CapacityUnits);
    return answer;
  };
  return { name, client: Object.assign(Object.create(client), { send }) };
}
