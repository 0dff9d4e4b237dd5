import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How far a function has come in a stream: of each shard the last record that is done, or that the shard is read to its end. */
export interface Position {
  stream: string;
  shards: Record<string, string>;
}

/** In the place of a record: nothing more comes in this shard. */
export const readToItsEnd = 'end';

/** Where every function is, kept over restarts, as Lambda keeps it. */
export interface Positions {
  of(name: string): Position | undefined;
  keep(name: string, position: Position): void;
}

/** Positions in a file, which is replaced whole, so that no kill leaves half of it. */
export function positionsIn(file: string): Positions {
  const all: Record<string, Position> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    of: (name) => all[name],
    keep: (name, position) => {
      all[name] = position;
      writeFileSync(`${file}.new`, JSON.stringify(all));
      renameSync(`${file}.new`, file);
    },
  };
}
