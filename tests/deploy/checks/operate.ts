import { mustRun } from '../command.ts';
import type { Target } from './releases.ts';

/** Runs a command of operators on the stage, as they do; `told` are variables beside it. Answers with what it says. */
export function operate({ environment }: Pick<Target, 'environment'>, args: readonly string[], told = {}) {
  return mustRun({
    file: process.execPath,
    args: ['infra/operate.ts', ...args, '-c', 'stage=dev'],
    env: { ...environment, ...told },
    seconds: 60,
  });
}
