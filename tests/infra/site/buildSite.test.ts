import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, isBuilt } from '../../../infra/site/buildSite.ts';
import { temporaryFolder } from '../local/temporaryFolder.ts';

/** A checkout whose two steps of the build write a file each. */
function checkout(): { folder: string; write(file: string, text: string): void } {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('web/build.ts', "import { mkdirSync } from 'node:fs'; mkdirSync('build/site', { recursive: true });");
  write(
    'infra/publishApiDocument.ts',
    "import { writeFileSync } from 'node:fs'; writeFileSync('build/site/api-document.html', '');",
  );
  return { folder, write };
}

test('a site is built once its build has come to its end', async () => {
  const { folder } = checkout();
  expect(isBuilt(folder)).toBe(false);
  await buildSite(folder);
  expect(isBuilt(folder)).toBe(true);
});

test.each([
  'web/src/pages/Home.tsx',
  'web/src/i18n/ur.po',
  'shared/api.ts',
  'infra/openapi/page.ts',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s asks for a build', async (file) => {
  const { folder, write } = checkout();
  write(file, 'before');
  await buildSite(folder);
  write(file, 'after');
  expect(isBuilt(folder)).toBe(false);
  write(file, 'before');
  expect(isBuilt(folder)).toBe(true);
});

test('a build that breaks off leaves nothing that is taken for built', async () => {
  const { folder, write } = checkout();
  await buildSite(folder);
  write('infra/publishApiDocument.ts', 'process.kill(process.pid);');
  await expect(buildSite(folder)).rejects.toThrow('infra/publishApiDocument.ts has failed');
  expect(isBuilt(folder)).toBe(false);
});

test('a site whose files are gone is not taken for built', async () => {
  const { folder } = checkout();
  await buildSite(folder);
  rmSync(join(folder, 'build/site'), { recursive: true });
  expect(isBuilt(folder)).toBe(false);
});
