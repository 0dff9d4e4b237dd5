import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableDynamoDbs } from '../../infra/local/engines/dynamodb.ts';

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

let running: ChildProcess | undefined;

/**
 * Runs test files in a folder with a copy of the tree, up to the first failure. Answers with the names of the tests that
 * failed. @throws Error when they do not even run: that finds no mistake
 */
export async function runTests(folder: string, files: string[]): Promise<string[]> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const projects = availableDynamoDbs()
    .slice(1)
    .map((kind) => `--project=!functions on ${kind}`);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--bail=1',
    '--coverage.enabled=false',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  running = spawn(process.execPath, [...vitest, ...projects, ...files], { cwd: folder, timeout: 300_000 });
  const said: Buffer[] = [];
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const [code] = await once(running, 'close');
  running = undefined;
  const failed = code === 0 ? [] : failuresIn(report);
  if (code !== 0 && failed.length === 0) throw new Error(`The tests did not run:\n${Buffer.concat(said)}`);
  return failed;
}

export function stopTests(): void {
  running?.kill();
}

function failuresIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}
