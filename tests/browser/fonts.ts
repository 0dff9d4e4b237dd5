import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sans-serifs that come as packages: letters as wide as Arial's, and as wide as on a plain Debian. */
export const usualSans = 'Arimo';
export const wideSans = 'DejaVu Sans';

const packages = [
  import.meta.resolve('@expo-google-fonts/arimo/package.json'),
  import.meta.resolve('dejavu-fonts-ttf/package.json'),
].map((file) => dirname(fileURLToPath(file)));

/**
 * Environment in which Chromium shows a page in this sans-serif, with no other fonts than those of the packages. Machines differ in
 * theirs; a font of the machine is for trying by hand, and comes with all others of it.
 */
export function fontEnvironment(sans: string): Record<string, string> {
  const isOurs = sans === usualSans || sans === wideSans;
  const fonts = isOurs
    ? packages.map((folder) => `<dir>${folder}</dir>`).join('')
    : '<include>/etc/fonts/fonts.conf</include>';
  const file = resolve('build/fonts', `${sans}.conf`);
  mkdirSync(dirname(file), { recursive: true });
  // Every worker of the run writes the file; none reads half of it.
  writeFileSync(`${file}.${process.pid}`, configuration(fonts, sans));
  renameSync(`${file}.${process.pid}`, file);
  if (!isOurs) demand(sans, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

function configuration(fonts: string, sans: string): string {
  const serif = sans.startsWith('Noto') ? 'Noto Serif' : 'DejaVu Serif';
  // Chromium asks for "sans" where a page says system-ui.
  const generic = { sans, 'system-ui': sans, 'sans-serif': sans, serif, monospace: 'DejaVu Sans Mono' };
  const rules = Object.entries(generic).map(
    ([name, family]) => `
  <match>
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
  </match>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${fonts}
  <cachedir>${resolve('build/fonts/cache')}</cachedir>${rules.join('')}
  <match>
    <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
    <edit name="hintstyle"><const>hintslight</const></edit>
  </match>
</fontconfig>
`;
}

/** A font that is not there would be replaced silently. */
function demand(sans: string, file: string): void {
  const environment = { ...process.env, FONTCONFIG_FILE: file };
  const { stdout } = spawnSync('fc-match', ['sans-serif', 'family'], { env: environment, encoding: 'utf8' });
  if (!stdout?.includes(sans)) throw new Error(`This machine has no font "${sans}", or no fc-match to find it.`);
}
