import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleFunctions } from '../../../infra/bundle/bundle.ts';
import { leanSdk, type Replacement } from '../../../infra/bundle/leanSdk.ts';
import { temporaryFolder } from '../local/temporaryFolder.ts';

/** The bundle of a program that imports `sdk/hash.js`, with so much of it replaced. */
async function bundle(...replacements: Replacement[]): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sdk'));
  writeFileSync(join(folder, 'sdk/hash.js'), 'export const slow = "slow";\nexport const fast = "fast";\n');
  const { outputFiles } = await build({
    stdin: { contents: "import * as sdk from './sdk/hash.js'; console.log(sdk);", resolveDir: folder },
    bundle: true,
    write: false,
    plugins: [leanSdk(replacements)],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const withoutSlow: Replacement = { file: /sdk\/hash\.js$/, contents: (source) => source.replace(/^.*slow.*\n/, '') };

test('what is replaced is left out, whole or in part', async () => {
  const part = await bundle(withoutSlow);
  expect([part.includes('slow'), part.includes('fast')]).toEqual([false, true]);
  const whole = await bundle({ file: /sdk\/hash\.js$/, contents: 'export const none = 1;' });
  expect([whole.includes('slow'), whole.includes('fast')]).toEqual([false, false]);
});

test('a replacement that meets no file fails the run', async () => {
  const gone: Replacement = { file: /sdk\/digest\.js$/, contents: '' };
  await expect(bundle(withoutSlow, gone)).rejects.toThrow(String.raw`/sdk\/digest\.js$/ replaces nothing`);
});

test('a replacement of a part that is no longer there fails the run', async () => {
  const unchanged: Replacement = { file: /sdk\/hash\.js$/, contents: (source) => source.replace('slower', '') };
  await expect(bundle(unchanged)).rejects.toThrow(String.raw`/sdk\/hash\.js$/ replaces nothing`);
});

test('the functions cannot be bundled with a replacement that none of them uses', async () => {
  const withoutPhotos = [{ name: 'getRoomDetails', source: 'functions/handlers/getRoomDetails.ts' }];
  await expect(bundleFunctions(withoutPhotos, temporaryFolder())).rejects.toThrow(/client-s3.* replaces nothing/);
});
