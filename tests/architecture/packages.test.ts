import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { sources, textOf } from './sources.ts';

/** Packages whose code a file runs, by name: `zod` for `zod/mini`. Imports of types alone are left out. */
function packagesOf(file: string): string[] {
  const runs = textOf(file).replace(/^import type .*$/gm, '');
  const names = [...runs.matchAll(/(?:^import |\bfrom |\bimport\()'([^'.][^']*)'/gm)].map(([, name = '']) => name);
  const outside = names.filter((name) => !/^(node|virtual):/.test(name));
  return outside.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

const product = sources.filter((file) => /^(shared|functions|web\/src)\//.test(file));
const running = [...new Set(product.flatMap(packagesOf))];

test('a warning about a package that people run is not taken for one about a tool', () => {
  expect(running.length).toBeGreaterThan(10);
  expect(running.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});

test('what draws photos is installed without the tools, with its engine', () => {
  const packages: Record<string, { dev?: boolean; version?: string }> = lock.packages;
  const drawing = ['sharp', '@img/sharp-wasm32', '@img/colour', 'detect-libc'];
  expect(drawing.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([]);
  expect(packages['node_modules/sharp']?.version).toBe(packages['node_modules/@img/sharp-wasm32']?.version);
});
