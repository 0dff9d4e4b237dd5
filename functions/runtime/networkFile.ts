import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { internet, type Network } from './publicFetch.ts';

interface NetworkFile {
  /** Addresses that names have. */
  names: Record<string, string[]>;
  /** Where connections to these go. */
  host: string;
  port: number;
  ca: string;
  /** All other names are those of the internet; else they have no address. */
  besideInternet?: true;
}

/** The network that a file describes, by its URL; undefined for the internet, where no file is named. */
export function networkOf(file: string | undefined): Network | undefined {
  if (!file) return undefined;
  const { names, host, port, ca, besideInternet } = JSON.parse(
    readFileSync(fileURLToPath(file), 'utf8'),
  ) as NetworkFile;
  const own = { resolve: async (name: string) => names[name] ?? [], reach: () => ({ host, port }), ca };
  if (!besideInternet) return own;
  const named = new Set(Object.values(names).flat());
  return {
    resolve: async (name) => names[name] ?? internet.resolve(name),
    reach: (address) => (named.has(address) ? { host, port } : internet.reach(address)),
    ca: [...rootCertificates, ca],
  };
}
