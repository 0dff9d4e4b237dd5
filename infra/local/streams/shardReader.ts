import { type Position, type Positions, readToItsEnd } from './positions.ts';
import { type Shard, type StreamApi, type StreamRecord, StreamRefusal } from './streamApi.ts';

/** Some records of one shard, in order, and what says that they are done. */
export interface ShardPart {
  records: StreamRecord[];
  /** Goes on behind a record; without one behind all of them. */
  done(lastDone?: string): void;
  /** All records that are not done come again at the next look. */
  again(): void;
}

interface OpenStream {
  stream: string;
  /** Where to read on, by shard. */
  iterators: Map<string, string>;
}

/** Reads the stream of a table for one function, from where that function was. */
export class ShardReader {
  readonly #api: StreamApi;
  readonly #table: string;
  readonly #name: string;
  readonly #positions: Positions;
  #reading: OpenStream | undefined;

  constructor(api: StreamApi, { table, name }: { table: string; name: string }, positions: Positions) {
    this.#api = api;
    this.#table = table;
    this.#name = name;
    this.#positions = positions;
  }

  /** The records of now, shard after shard; whoever takes a part ends it before the next one comes. */
  async *parts(): AsyncGenerator<ShardPart> {
    this.#reading ??= await this.#begin();
    const reading = this.#reading;
    for (const [shard, iterator] of [...reading.iterators]) {
      const part = await this.#read(reading, shard, iterator);
      if (part) yield part;
      if (this.#reading !== reading) return;
    }
  }

  /** Looks for everything anew: the engine was away, an iterator is too old, or a shard has ended. */
  beginAgain(): void {
    this.#reading = undefined;
  }

  async #begin(): Promise<OpenStream> {
    const stream = await this.#api.streamOf(this.#table);
    if (stream === undefined) throw new Error(`The table ${this.#table} has no stream.`);
    const { shards: done } = this.#position(stream);
    const open = readable(await this.#api.shards(stream), done);
    const iterators = open.map(
      async ({ ShardId: shard }) => [shard, await iteratorAt(this.#api, stream, shard, done[shard])] as const,
    );
    return { stream, iterators: new Map(await Promise.all(iterators)) };
  }

  async #read({ stream, iterators }: OpenStream, shard: string, iterator: string): Promise<ShardPart | undefined> {
    const { Records: records, NextShardIterator: next } = await this.#api.records(iterator);
    const last = records.at(-1)?.dynamodb.SequenceNumber;
    const goOn = (sequence: string) => {
      if (sequence === last && next !== undefined) iterators.set(shard, next);
      else this.beginAgain();
    };
    if (last !== undefined) {
      const done = (lastDone = last) => {
        this.#keep(stream, shard, lastDone);
        goOn(lastDone);
      };
      return { records, done, again: () => this.beginAgain() };
    }
    if (next !== undefined) iterators.set(shard, next);
    else this.#endShard(stream, shard);
    return undefined;
  }

  #endShard(stream: string, shard: string): void {
    this.#keep(stream, shard, readToItsEnd);
    this.beginAgain();
  }

  #keep(stream: string, shard: string, sequence: string): void {
    const position = this.#position(stream);
    this.#positions.keep(this.#name, { ...position, shards: { ...position.shards, [shard]: sequence } });
  }

  /** A stream of another table with this name, as after its folder was deleted, is read from its beginning. */
  #position(stream: string): Position {
    const kept = this.#positions.of(this.#name);
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
