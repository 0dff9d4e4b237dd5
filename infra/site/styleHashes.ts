import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of the styles that stand in the pages of a built site, as a security policy names them: `sha256-…`. */
export function styleHashes(site: string): string[] {
  const pages = globSync(['{,ur/}{app,index}.html', '{,ur/}pages/*.html', 'page-templates/*/*.html'], { cwd: site });
  const styles = pages.flatMap((page) => {
    const [, style] = readFileSync(join(site, page), 'utf8').match(/<style>(.*?)<\/style>/s) ?? [];
    return style === undefined ? [] : [style];
  });
  return [...new Set(styles)].map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`).sort();
}
