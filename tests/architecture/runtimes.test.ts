import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Beside the libraries, so that a package whose types bring in a foreign runtime's globals is seen too. */
const folder = `build/runtimes-${process.pid}`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The globals of the list that a file of the part cannot name; the compiler reads the whole part with it. */
function unknownGlobals(part: string, globals: readonly string[]): string[] {
  const own = `${folder}/${part}`;
  mkdirSync(own, { recursive: true });
  const top = relative(own, '.');
  writeFileSync(`${own}/globals.ts`, `export const found = [${globals.map((name) => `typeof ${name}`).join(', ')}];\n`);
  writeFileSync(
    `${own}/tsconfig.json`,
    JSON.stringify({
      extends: `${top}/${part}/tsconfig.json`,
      compilerOptions: { incremental: false },
      include: ['globals.ts', part === 'web' ? `${top}/web/src` : `${top}/${part}`],
    }),
  );
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', own], { encoding: 'utf8' });
  return globals.filter((name) => stdout.includes(`Cannot find name '${name}'`));
}

const globals = ['document', 'window', 'Buffer', 'process', 'URL', 'Promise'] as const;

test.each([
  ['shared', ['document', 'window', 'Buffer', 'process', 'URL']],
  ['functions', ['document', 'window']],
  ['infra', ['document', 'window']],
  ['web', ['Buffer', 'process']],
  ['web/src/worker', ['document', 'window', 'Buffer', 'process']],
])('%s is checked with the globals of its own runtime only', { timeout: 60_000 }, (part, foreign) => {
  expect(unknownGlobals(part, globals)).toEqual(foreign);
});
