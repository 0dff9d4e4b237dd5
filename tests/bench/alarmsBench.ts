import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const table = 'tests/functions/watch/alarmTable.once.test.ts';

/** Breaks the product for each alarm, writes the table of docs/alarms.md, and prints it. Fails where an alarm does not ring, or another does. */
export async function alarmsBench(): Promise<void> {
  const env = { ...process.env, WRITE_ALARMS: '1' };
  execFileSync('node_modules/.bin/vitest', ['run', table], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(/<!-- alarms -->\n([\s\S]*?)<!-- end -->/.exec(readFileSync('docs/alarms.md', 'utf8'))?.[1]);
}
