import type { Plugin } from 'vite';
import { api } from '../shared/api.ts';

const moduleId = 'virtual:sarai-api';
const resolvedId = `\0${moduleId}`;

/**
 * Gives the site the method and path of every operation, and whether it needs a session, without the schemas behind
 * them: the schemas would bring zod into the first load, and the site only needs their types.
 */
export function wirePlugin(): Plugin {
  return {
    name: 'sarai-wire',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export const wire = ${JSON.stringify(wireOf(api))};` : undefined),
  };
}

/** `auth` is left out where no session is needed, to keep the module small. */
function wireOf(table: Record<string, { method: string; path: string; auth: unknown }>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { method, path, auth }]) => [
      name,
      { method, path, ...(auth !== 'public' && { auth: true }) },
    ]),
  );
}
