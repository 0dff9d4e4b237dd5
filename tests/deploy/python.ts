import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { mustRun, run } from './command.ts';

/** A program from PyPI, in the one release that is tried here. */
interface Tool {
  release: string;
  /** Where its program lies once it is installed. */
  program: string;
}

/** A folder for each release, which stays for the next run. */
function tool(name: string, version: string): Tool {
  const folder = resolve('build/deploy', `${name}-${version}`);
  return { release: `${name}==${version}`, program: `${folder}/bin/${name}` };
}

/** An emulator of AWS, and the rules of CloudFormation for templates. */
export const tools = { emulator: tool('ministack', '1.5.33'), lint: tool('cfn-lint', '1.58.0') } as const;

/** The tool that this machine lacks to run them, or undefined. */
export async function whatIsMissing(): Promise<string | undefined> {
  if (!(await works('python3', '-c', 'import venv, ensurepip'))) return 'Python 3 with venv (Debian: python3-venv)';
  if (!(await works('openssl', 'version'))) return 'openssl';
  return undefined;
}

async function works(file: string, ...args: string[]): Promise<boolean> {
  const { status } = await run({ file, args, seconds: 20 }).catch(() => ({ status: 1 }));
  return status === 0;
}

/** Installs a program unless a run before has. */
export async function install({ release, program }: Tool): Promise<string> {
  if (existsSync(program)) return `${release} is there`;
  const folder = resolve(program, '../..');
  rmSync(folder, { recursive: true, force: true });
  await mustRun({ file: 'python3', args: ['-m', 'venv', folder], seconds: 120 });
  // The program is what the last step writes, so that an install that breaks off is begun again.
  await mustRun({ file: `${folder}/bin/pip`, args: ['install', '--quiet', release], seconds: 300 });
  return `${release} installed`;
}
