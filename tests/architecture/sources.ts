import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Source files that git knows or would add, by their path from the root of the project. */
export const sources: readonly string[] = execFileSync('git', [
  'ls-files',
  ...['--cached', '--others', '--exclude-standard'],
  ...['*.ts', '*.tsx'],
])
  .toString()
  .split('\n')
  .filter((file) => /^(shared|functions|infra|web|tests)\//.test(file) && existsSync(file));

export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** All that a file imports as it is written there, types too: `zod/mini`, `./card.ts`. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** The files of the project that each of them imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export function importGraph(): Graph {
  const known = new Set(sources);
  const resolved = (file: string) =>
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((to) => known.has(to));
  return new Map(sources.map((file) => [file, resolved(file)]));
}
