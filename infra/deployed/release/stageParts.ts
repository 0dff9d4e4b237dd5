import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Caller } from '../../../functions/runtime/signedCall.ts';
import { edgeRegion } from '../../firewall/FirewallStack.ts';
import { callerOf, inItsRegion } from '../openStage.ts';
import { stackOutput } from '../stackOutput.ts';
import { alarmsOf } from './alarms.ts';
import { refusalsBetween } from './conflicts.ts';
import { goingLogs, keepLogs } from './goingLogs.ts';
import type { ReleaseParts } from './release.ts';
import { stacksAt } from './stacksAt.ts';
import { keepStanding } from './standing.ts';

const assemblies = { next: 'build/release/next', standing: 'build/release/standing' };

const logFolder = 'build/release/logs';

/** The parts of a release to a stage on AWS, with the credentials of whoever runs it. */
export async function partsOf(stage: string, options: readonly string[]): Promise<ReleaseParts> {
  await inItsRegion(stage);
  const caller = await callerOf(new DynamoDBClient());
  const inRegion = (region = caller.region): Caller => ({ ...caller, region });
  const journey = async (...args: string[]) => {
    const address = await stackOutput(`sarai-${stage}-site`, 'Address', caller);
    await run(process.execPath, 'tests/deploy/run.ts', '--address', address, '-c', `stage=${stage}`, ...args);
  };
  return {
    keep: async () => {
      await cdk('synth', '--quiet', '-c', `stage=${stage}`, '--output', assemblies.next);
      const stands = await keepStanding(assemblies, inRegion);
      return stands.includes(`sarai-${stage}-site`);
    },
    conflicts: () => refusalsBetween(stacksAt(assemblies.standing), stacksAt(assemblies.next)),
    keepLogs: () => keepLogs(goingLogs(stacksAt(assemblies.next), stacksAt(assemblies.standing)), logFolder, caller),
    deploy: () => cdk('deploy', '--all', '--app', assemblies.next, '--progress', 'events', ...options),
    goBack: () => cdk('deploy', '--all', '--app', assemblies.standing, '--progress', 'events', ...unattended),
    journey: () => journey(),
    prepareJourney: () => journey('--prepare'),
    alarms: () => alarmsOf(stage, [...new Set([caller.region, edgeRegion])].map(inRegion)),
    wait: (seconds) => wait(seconds * 1000),
    say: console.log,
  };
}

/** Nobody is asked whether that may come back which stood before. */
const unattended = ['--require-approval', 'never'];

function cdk(...args: string[]): Promise<void> {
  return run('node_modules/.bin/cdk', ...args);
}

/** @throws Error where a command ends with anything but 0; its own words are on the terminal by then */
async function run(file: string, ...args: string[]): Promise<void> {
  const child = spawn(file, args, { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${[file, ...args].slice(0, 3).join(' ')} ended with ${status}.`);
}
