import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

export interface Replacement {
  /** Path of a file of the AWS SDK, as resolved. */
  file: RegExp;
  /** The file's new text, with the names that it exported; a function makes it from the old text. */
  contents: string | ((source: string) => string);
}

/**
 * An esbuild plugin that puts replacements in the place of parts of the AWS SDK. A run fails in which one of them
 * replaced nothing: the SDK has changed, and the functions would carry again what was left out.
 */
export function leanSdk(replacements: readonly Replacement[]): Plugin {
  return {
    name: 'lean-sdk',
    setup(build) {
      const unused = new Set(replacements);
      for (const replacement of replacements) {
        build.onLoad({ filter: replacement.file }, async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const contents = replaced(source, replacement);
          if (contents !== source) unused.delete(replacement);
          return { contents, loader: path.endsWith('.json') ? 'json' : 'js' };
        });
      }
      build.onEnd(() => ({
        errors: [...unused].map(({ file }) => ({
          text: `${file} replaces nothing any more: see infra/bundle/sdkReplacements.ts.`,
        })),
      }));
    },
  };
}

function replaced(source: string, { contents }: Replacement): string {
  return typeof contents === 'string' ? contents : contents(source);
}
