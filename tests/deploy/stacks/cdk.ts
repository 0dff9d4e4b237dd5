import type { Stage } from '../../../infra/stages/stage.ts';
import { type CommandResult, mustRun, run } from '../command.ts';
import type { Emulator } from '../emulator/emulator.ts';

/** Templates and code of a release, as `stacks/app.ts` has written them; `standing` are those that a release has kept of the one before. */
export type Release =
  | 'first'
  | 'oneFunction'
  | 'nextShape'
  | 'restored'
  | 'resting'
  | 'elsewhere'
  | 'failing'
  | 'keptFailing'
  | 'kept'
  | 'otherOperations'
  | 'broken'
  | 'standing';

export function folderOf(release: Release): string {
  return `build/deploy/${release}`;
}

/** The command that operators use. */
export interface Cdk {
  synthesise(): Promise<string>;
  /** All other releases, once the first one is there. */
  synthesiseOthers(): Promise<string>;
  /** The first release once more, over tables that were restored. */
  synthesiseRestored(tables: NonNullable<Stage['restoredTables']>): Promise<string>;
  /** The first release once more, with writes that rest. */
  synthesiseResting(): Promise<string>;
  /** The first release under another name of the site, over copies of tables, for another region. */
  synthesiseElsewhere(tables: NonNullable<Stage['restoredTables']>): Promise<string>;
  bootstrap(region?: string): Promise<string>;
  /** All stacks, or those alone that are named. */
  deploy(release: Release, ...stacks: string[]): Promise<string>;
  /** All stacks of a stage that stands, in half of the time: without change sets, each of which is waited for. */
  release(release: Release): Promise<string>;
  /** Those of a release that may fail. */
  tryDeploy(release: Release, ...stacks: string[]): Promise<CommandResult>;
  /** All stacks of a release, of the first where none is named. */
  destroy(release?: Release): Promise<string>;
  /** All stacks of a release, which may refuse. */
  tryDestroy(release: Release): Promise<CommandResult>;
}

export function cdkFor({ environment: env }: Emulator): Cdk {
  const command = (seconds: number, ...args: string[]) => ({
    file: process.execPath,
    args: ['--import', askOften, 'node_modules/aws-cdk/bin/cdk', '--no-color', ...args],
    env: { ...env, CI: 'true', CDK_DISABLE_CLI_TELEMETRY: 'true' },
    seconds,
  });
  const deploying = (release: Release, stacks: string[], method: 'change-set' | 'direct' = 'change-set') => {
    const which = stacks.length === 0 ? ['--all'] : [...stacks, '--exclusively'];
    return command(400, 'deploy', ...which, '--app', folderOf(release), '--method', method, ...unattended);
  };
  const destroying = (release: Release) => command(400, 'destroy', '--all', '--force', '--app', folderOf(release));
  const app = (told: NodeJS.ProcessEnv) =>
    mustRun({ file: process.execPath, args: ['tests/deploy/stacks/app.ts'], env: { ...env, ...told }, seconds: 200 });
  return {
    synthesise: () =>
      mustRun(
        command(300, 'synth', '--quiet', '--app', 'node tests/deploy/stacks/app.ts', '--output', folderOf('first')),
      ),
    synthesiseOthers: () => app({ RELEASES: 'others' }),
    synthesiseRestored: (tables) => app({ RESTORED_TABLES: JSON.stringify(tables) }),
    synthesiseResting: () => app({ RELEASES: 'resting' }),
    synthesiseElsewhere: (tables) => app({ RELEASES: 'elsewhere', COPIED_TABLES: JSON.stringify(tables) }),
    bootstrap: (region = 'us-east-1') =>
      mustRun(command(200, 'bootstrap', '--app', '', `aws://000000000000/${region}`)),
    deploy: (release, ...stacks) => mustRun(deploying(release, stacks)),
    release: (release) => mustRun(deploying(release, [], 'direct')),
    tryDeploy: (release, ...stacks) => run(deploying(release, stacks)),
    destroy: (release = 'first') => mustRun(destroying(release)),
    tryDestroy: (release) => run(destroying(release)),
  };
}

const askOften = new URL('askOften.ts', import.meta.url).href;
const unattended = ['--require-approval', 'never', '--progress', 'events', '--concurrency', '4'];
