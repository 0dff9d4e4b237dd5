import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the objects that a killed server has written in part, which nobody was told are stored. With one of them the
 * engine lists no bucket any more.
 */
export function removeBrokenObjects(dataFolder: string): void {
  for (const file of globSync('**/*._S3rver_metadata.json', { cwd: dataFolder })) {
    const path = join(dataFolder, file);
    if (isJson(readFileSync(path, 'utf8'))) continue;
    for (const part of ['object', 'object.md5', 'metadata.json']) {
      rmSync(path.replace(/metadata\.json$/, part), { force: true });
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
