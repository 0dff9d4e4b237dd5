import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';

const root = resolve('tests/bench/site/bare');

/** Builds the bare page, prerendered, that the site is measured beside. @returns its folder */
export async function buildBare(): Promise<string> {
  const folder = resolve('build/bench-bare');
  const common: InlineConfig = { root, configFile: false, logLevel: 'warn' };
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
  const server = resolve('build/bench-bare-server');
  await build({ ...common, build: { outDir: server, emptyOutDir: true, ssr: 'prerenderBare.tsx' } });
  const { prerenderBare } = await import(join(server, 'prerenderBare.js'));
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('<div id="root"></div>', () => `<div id="root">${prerenderBare()}</div>`),
  );
  return folder;
}
