import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin that shows each handler a table of endpoints with its own entry alone. Otherwise every function
 * would carry the schemas of the whole API and grow with each operation that is added elsewhere.
 */
export const ownEndpoint: Plugin = {
  name: 'own-endpoint',
  setup(build) {
    build.onResolve(
      { filter: /\/shared\/api\.ts$/, namespace: 'file' },
      async ({ path, importer, resolveDir, kind }) => {
        if (basename(dirname(importer)) !== 'handlers') return undefined;
        const table = await build.resolve(path, { resolveDir, kind, namespace: 'own-endpoint' });
        return { path: table.path, namespace: 'own-endpoint', suffix: `?${basename(importer, '.ts')}` };
      },
    );
    build.onLoad({ filter: /.*/, namespace: 'own-endpoint' }, async ({ path, suffix }) => {
      const operation = suffix.slice(1);
      const contract = contractOf(operation, await readFile(path, 'utf8'));
      const contents = `import { ${operation} } from '${contract}'; export const api = { ${operation} };`;
      return { contents, resolveDir: dirname(path), loader: 'ts' };
    });
  },
};

function contractOf(operation: string, table: string): string {
  for (const [, names = '', path = ''] of table.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    if (names.split(/[\s,]+/).includes(operation)) return path;
  }
  throw new Error(`shared/api.ts imports no endpoint "${operation}".`);
}
