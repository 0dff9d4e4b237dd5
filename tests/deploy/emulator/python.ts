import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { mustRun, run } from './command.ts';

const release = 'ministack==1.5.33';

/** A folder for each release, which stays for the next run. */
const folder = resolve('build/deploy', release.replace('==', '-'));

export const emulatorProgram = `${folder}/bin/ministack`;

/** What this machine lacks to run the emulator, or undefined. */
export async function whatIsMissing(): Promise<string | undefined> {
  if (!(await works('python3', '-c', 'import venv, ensurepip'))) return 'Python 3 with venv (Debian: python3-venv)';
  if (!(await works('openssl', 'version'))) return 'openssl';
  return undefined;
}

async function works(file: string, ...args: string[]): Promise<boolean> {
  const { status } = await run({ file, args, seconds: 20 }).catch(() => ({ status: 1 }));
  return status === 0;
}

/** Installs the emulator unless a run before has. */
export async function installEmulator(): Promise<string> {
  if (existsSync(emulatorProgram)) return `${release} is there`;
  rmSync(folder, { recursive: true, force: true });
  await mustRun({ file: 'python3', args: ['-m', 'venv', folder], seconds: 120 });
  // The program is what the last step writes, so that an install that breaks off is begun again.
  await mustRun({ file: `${folder}/bin/pip`, args: ['install', '--quiet', release], seconds: 300 });
  return `${release} installed`;
}
