import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lazyBuiltins } from '../../infra/lazyBuiltins.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarai-lazy-'));
const file = join(folder, 'index.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
  import { createHash, randomBytes } from 'node:crypto';
  import { Readable } from 'stream';
  export const digest = (text) => createHash('sha256').update(text).digest('hex');
  export const bytes = () => randomBytes(4).length;
  export class Empty extends Readable {}`;

beforeAll(async () => {
  const stdin = { contents: source, resolveDir: folder };
  await build({ stdin, outfile: file, bundle: true, format: 'esm', platform: 'node', plugins: [lazyBuiltins] });
});

/** What a process of its own says of the bundle. */
function told(expression: string): unknown {
  const script = `const bundle = await import(${JSON.stringify(file)});
    const has = (name) => process.moduleLoadList.includes('NativeModule ' + name);
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('a function of Node loads its module when it is called', () => {
  expect(told("[has('crypto'), bundle.bytes(), has('crypto')]")).toEqual([false, 4, true]);
});

test('it does what the imported one does', () => {
  expect(told("bundle.digest('')")).toMatch(/^e3b0c442/);
});

test('a class of Node can be extended', () => {
  expect(told('new bundle.Empty().readable')).toBe(true);
});
