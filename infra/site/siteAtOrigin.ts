import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystem } from 'aws-cdk-lib';
import { withOrigin } from '../../shared/siteOrigin.ts';

/** Nothing of a stage without a domain of its own is for search engines: its address may be another one tomorrow. */
const closed = 'User-agent: *\nDisallow: /\n';

/** A copy of the built site whose pages know the address where they are put up; undefined where it does not last. */
export function siteAtOrigin(folder: string, origin: string | undefined): string {
  const copy = FileSystem.mkdtemp('sarai-site-');
  cpSync(folder, copy, { recursive: true });
  for (const file of globSync('**/*.{html,xml,txt}', { cwd: copy })) {
    const path = join(copy, file);
    writeFileSync(path, withOrigin(readFileSync(path, 'utf8'), origin));
  }
  if (origin === undefined) writeFileSync(join(copy, 'robots.txt'), closed);
  return copy;
}
