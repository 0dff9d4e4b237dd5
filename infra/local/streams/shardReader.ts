import { type Position, type Positions, readToItsEnd } from './positions.ts';
import { type Shard, type StreamApi, type StreamRecord, StreamRefusal } from './streamApi.ts';

/** Takes some records of one shard, in order; answers the last that is done, or nothing. Those behind it come again at the next look. */
type Take = (records: StreamRecord[]) => Promise<string | undefined>;

interface OpenStream {
  stream: string;
  /** Where to read on, by shard. */
  iterators: Map<string, string>;
}

/** A table, and the function by whose name positions in its stream are kept. */
interface Source {
  api: StreamApi;
  table: string;
  name: string;
  positions: Positions;
}

/** Reads the stream of a table for one function, from where that function was. */
export class ShardReader {
  readonly #source: Source;
  #reading: OpenStream | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Hands over the records of now, shard after shard. */
  async look(take: Take): Promise<void> {
    this.#reading ??= await this.#begin();
    const reading = this.#reading;
    for (const [shard, iterator] of [...reading.iterators]) {
      await this.#read(reading, shard, iterator, take);
      if (this.#reading !== reading) return;
    }
  }

  /** Looks for everything anew: the engine was away, an iterator is too old, or a shard has ended. */
  beginAgain(): void {
    this.#reading = undefined;
  }

  async #begin(): Promise<OpenStream> {
    const { api, table } = this.#source;
    const stream = await api.streamOf(table);
    if (stream === undefined) throw new Error(`The table ${table} has no stream.`);
    const { shards: done } = this.#position(stream);
    const open = readable(await api.shards(stream), done);
    const iterators = open.map(
      async ({ ShardId: shard }) => [shard, await iteratorAt(api, stream, shard, done[shard])] as const,
    );
    return { stream, iterators: new Map(await Promise.all(iterators)) };
  }

  async #read({ stream, iterators }: OpenStream, shard: string, iterator: string, take: Take): Promise<void> {
    const { Records: records, NextShardIterator: next } = await this.#source.api.records(iterator);
    const last = records.at(-1)?.dynamodb.SequenceNumber;
    const done = last === undefined ? undefined : await take(records);
    if (done !== undefined) this.#keep(stream, shard, done);
    else if (last === undefined && next === undefined) this.#keep(stream, shard, readToItsEnd);
    if (done === last && next !== undefined) iterators.set(shard, next);
    else this.beginAgain();
  }

  #keep(stream: string, shard: string, sequence: string): void {
    const position = this.#position(stream);
    this.#source.positions.keep(this.#source.name, { ...position, shards: { ...position.shards, [shard]: sequence } });
  }

  /** A stream of another table with this name, as after its folder was deleted, is read from its beginning. */
  #position(stream: string): Position {
    const kept = this.#source.positions.of(this.#source.name);
    return kept?.stream === stream ? kept : { stream, shards: {} };
  }
}

/** A shard is read when the one that it follows has been, as far as that is still there. */
function readable(shards: Shard[], done: Position['shards']): Shard[] {
  const isBehind = (parent: string) =>
    done[parent] === readToItsEnd || shards.every(({ ShardId }) => ShardId !== parent);
  return shards.filter(
    ({ ShardId, ParentShardId: parent }) =>
      done[ShardId] !== readToItsEnd && (parent === undefined || isBehind(parent)),
  );
}

/** A stream forgets after a day: what was done longer ago than that is followed by its beginning. */
async function iteratorAt(api: StreamApi, stream: string, shard: string, after: string | undefined): Promise<string> {
  try {
    return await api.iterator(stream, shard, after);
  } catch (error) {
    if (after === undefined || !(error instanceof StreamRefusal)) throw error;
    return api.iterator(stream, shard);
  }
}
