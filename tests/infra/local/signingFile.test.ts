import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { peopleKeyFile, pushSecretFile, signingFile } from '../../../infra/local/signingFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test.each([signingFile, peopleKeyFile])(
  'the key is made at the first start, for its owner alone, and stays',
  (fileOf) => {
    const folder = join(temporaryFolder(), 'data');
    const url = fileOf(folder);
    const file = fileURLToPath(url);
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(text)).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect([fileOf(folder), readFileSync(file, 'utf8')]).toEqual([url, text]);
  },
);

test('each purpose has a file of its own, with a secret of its own', () => {
  const folder = temporaryFolder();
  const texts = [signingFile, peopleKeyFile, pushSecretFile].map((fileOf) =>
    readFileSync(fileURLToPath(fileOf(folder)), 'utf8').replace(/[^\w-]/g, ''),
  );
  expect(new Set(texts).size).toBe(3);
});
