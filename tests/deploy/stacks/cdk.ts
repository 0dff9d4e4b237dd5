import { type Ended, mustRun, run } from '../emulator/command.ts';
import type { Emulator } from '../emulator/emulator.ts';

/** Templates and code of a release, as `stacks/app.ts` has written them. */
export type Release = 'first' | 'oneFunction' | 'failing';

export function folderOf(release: Release): string {
  return `build/deploy/${release}`;
}

/** The command that operators use. */
export interface Cdk {
  synthesise(): Promise<string>;
  bootstrap(): Promise<string>;
  deploy(release: Release): Promise<string>;
  /** The same of a release that may fail. */
  tryDeploy(release: Release): Promise<Ended>;
  destroy(): Promise<string>;
}

export function cdkFor({ environment: env }: Emulator): Cdk {
  const command = (seconds: number, ...args: string[]) => ({
    file: process.execPath,
    args: ['node_modules/aws-cdk/bin/cdk', '--no-color', ...args],
    env: { ...env, CI: 'true', CDK_DISABLE_CLI_TELEMETRY: 'true' },
    seconds,
  });
  const deploying = (release: Release) =>
    command(240, 'deploy', '--all', '--app', folderOf(release), ...unattended, '--concurrency', '4');
  return {
    synthesise: () =>
      mustRun(
        command(120, 'synth', '--quiet', '--app', 'node tests/deploy/stacks/app.ts', '--output', folderOf('first')),
      ),
    bootstrap: () => mustRun(command(120, 'bootstrap', '--app', '', 'aws://000000000000/us-east-1')),
    deploy: (release) => mustRun(deploying(release)),
    tryDeploy: (release) => run(deploying(release)),
    destroy: () => mustRun(command(240, 'destroy', '--all', '--force', '--app', folderOf('first'))),
  };
}

const unattended = ['--require-approval', 'never', '--progress', 'events'];
