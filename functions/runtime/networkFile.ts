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
}
