import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

const missing = `
The browser tests did not run: this machine has no Chromium.
Install one with \`npx playwright install chromium\` or your system's packages (Debian: apt-get install chromium),
or name one in CHROMIUM.
`;

/** Runs the browser tests. Without a browser they are left out on a desk, and fail where CI is set. */
if (chromiumPath) {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
console.error(missing);
process.exit(process.env.CI ? 1 : 0);
