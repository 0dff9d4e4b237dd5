import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signingFile } from '../../../infra/local/signingFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('the key is made at the first start, for its owner alone, and stays', () => {
  const folder = join(temporaryFolder(), 'data');
  const url = signingFile(folder);
  const file = fileURLToPath(url);
  const text = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(text)).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
  expect([signingFile(folder), readFileSync(file, 'utf8')]).toEqual([url, text]);
});
