import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { languageKeys } from '../../shared/languages.ts';
import { setForTest } from './accounts.ts';

/** Renderers in the place of those that the build of the site makes: they say where they are asked to draw, and throw on demand. */
export function pageRenderers(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-renderers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const language of languageKeys) {
    const drawn = `{ address, head: '<title>${language}</title>\\n', html: '<h1>' + address + (brought ? ' $& <!--data-->' : '') + '</h1>' }`;
    const code = `export const drawPage = (address, brought) => {
      if (address.includes('broken')) throw new Error('no');
      return ${drawn};
    };`;
    writeFileSync(join(folder, `${language}.mjs`), code);
  }
  setForTest('PAGE_RENDERERS', folder);
}
