import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { stylePolicy } from '../../shared/stylePolicy.ts';

const characterSet = /<meta charset="utf-8"[^>]*>/i;

const style = /<style>(.*?)<\/style>/gs;

/** Puts its policy for styles into a page of the built site, behind the character set. @throws Error where the page states none */
export async function stateStyles(file: URL): Promise<void> {
  const page = await readFile(file, 'utf8');
  if (!characterSet.test(page)) throw new Error(`${file} does not begin with its character set.`);
  const hashes = [...page.matchAll(style)].map(([, text = '']) => hashOf(text));
  await writeFile(
    file,
    page.replace(characterSet, (tag) => `${tag}${stylePolicy(hashes)}`),
  );
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
