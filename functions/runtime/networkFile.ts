import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Network } from './publicFetch.ts';

interface NetworkFile {
  /** Addresses that names have; all others have none. */
  names: Record<string, string[]>;
  /** Where connections to these go. */
  host: string;
  port: number;
  ca: string;
}

/** The network that a file describes, by its address; the internet where none is named. */
export function networkOf(file: string | undefined): Network | undefined {
  if (!file) return undefined;
  const { names, host, port, ca } = JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as NetworkFile;
  return { resolve: async (name) => names[name] ?? [], reach: () => ({ host, port }), ca };
}
