import { spawnSync } from 'node:child_process';
import { runFolder } from './ports.ts';

/** Carries out an operator's command on the server under test; answers with what it says. */
export function operate(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/operate.ts', ...args, '-c', 'stage=local'], {
    encoding: 'utf8',
    env: { ...process.env, SARAI_DATA: `${runFolder}/data` },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
