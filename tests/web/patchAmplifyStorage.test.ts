import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { patchAmplifyStorage } from '../../web/patchAmplifyStorage.ts';

const storage = dirname(createRequire(import.meta.resolve('aws-amplify')).resolve('@aws-amplify/storage/package.json'));

async function patched(path: string): Promise<string> {
  const { transform } = patchAmplifyStorage();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const id = join(storage, 'dist/esm/providers/s3/utils', path);
  const handler = transform.handler as (code: string, id: string) => { code: string };
  return handler(await readFile(id, 'utf8'), id).code;
}

test('the installed release of Amplify Storage is the one that is patched', async () => {
  expect(await patched('client/s3data/base.mjs')).toContain('} else {\n        assertValidationError(!customEndpoint');
  expect(await patched('constants.mjs')).toContain('LOCAL_TESTING_S3_ENDPOINT = globalThis.location.origin');
});

test('another release is refused rather than left unpatched', async () => {
  const { transform } = patchAmplifyStorage();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const handler = transform.handler as (code: string, id: string) => { code: string };
  expect(() => handler('export {};', '/node_modules/@aws-amplify/storage/s3data/base.mjs')).toThrow('differs');
});
