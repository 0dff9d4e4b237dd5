import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built site is made from; the lock file stands for the packages. */
const inputs = [
  '{web,shared}/**',
  'infra/openapi/**',
  'infra/{publishApiDocument,site/buildSite}.ts',
  '{vite,lingui}.config.ts',
  'package-lock.json',
];

const steps = ['web/build.ts', 'infra/publishApiDocument.ts'];

/** Holds the hash of the inputs of the build that stands; a build takes it away first, so that one that broke off has none. */
const mark = 'build/site.sha256';

/** Put last. */
const lastFile = 'build/site/api-document.html';

/** Whether the site of a checkout was built, to its end, from the inputs as they are now. */
export function isBuilt(checkout = '.'): boolean {
  const [last, hash] = [lastFile, mark].map((file) => join(checkout, file)) as [string, string];
  return existsSync(last) && existsSync(hash) && readFileSync(hash, 'utf8') === hashOfInputs(checkout);
}

/** Builds the site in processes of their own, whose memory goes with them. @throws Error where a step fails */
export async function buildSite(cwd = '.'): Promise<void> {
  rmSync(join(cwd, mark), { force: true });
  const hash = hashOfInputs(cwd);
  for (const step of steps) {
    const [code] = await once(spawn(process.execPath, [step], { cwd, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`The site was not built: ${step} has failed.`);
  }
  writeFileSync(join(cwd, mark), hash);
}

function hashOfInputs(cwd: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(inputs, { cwd }).sort()) {
    const path = join(cwd, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
