import { wire } from 'virtual:sarai-api';
import type { Operation } from '../../../shared/api.ts';

/** The parts of any request, without the types of its operation. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Where an operation is called. */
export function addressOf(operation: Operation, { params = {}, query = {} }: Parts): URL {
  const filled = wire[operation].path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const url = new URL(`/api${filled}`, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
