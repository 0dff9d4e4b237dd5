import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

/** Runs the browser tests, or says aloud that there is no browser to run them in. */
if (chromiumPath) {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
console.warn('\nSKIPPED: the browser tests, for no Chromium was found on the PATH. Install it, or set CHROMIUM.\n');
