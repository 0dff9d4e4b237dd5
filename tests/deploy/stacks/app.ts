import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { App, CfnWaitCondition, CfnWaitConditionHandle, type Stack } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '../../../infra/addStacks.ts';
import { bundleFunctions } from '../../../infra/bundle.ts';
import { loadEvents } from '../../../infra/events.ts';
import { loadOperations } from '../../../infra/operations.ts';
import { stageNamed } from '../../../infra/stages.ts';
import { suitEmulator } from '../emulator/gaps.ts';
import { folderOf, type Release } from './cdk.ts';

/** The stage dev, as it is and in releases after it. `cdk synth` runs this and says where the first one goes. */
const build = resolve('build/deploy/code');
const stage = stageNamed('dev');
// Mails have links where the site has a name of its own.
const domain = {
  name: 'dev.sarai.example',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
};

rmSync(build, { recursive: true, force: true });
const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
const bundles = await bundleFunctions([...operations, ...events], build);
const folders = new Map(bundles.map(({ name, folder }) => [name, folder]));
const codeOf = (name: string) => folders.get(name) ?? '';

synthesise('first', codeOf);
synthesise('oneFunction', withChange('getHealth'));
synthesise('failing', withChange('searchRooms'), true);

function synthesise(release: Release, codeOf: (name: string) => string, fails = false): void {
  const app = new App({
    analyticsReporting: false,
    // It takes six seconds, and `cdk synth` does it.
    builtinCloudFormationValidation: false,
    ...(release !== 'first' && { outdir: folderOf(release) }),
  });
  const stacks = addStacks(app, { stage, operations, events, codeOf, domain });
  if (fails) failAtTheEnd(stacks.api);
  suitEmulator(app);
  app.synth();
}

/** The code of all functions, that of one being another. */
function withChange(changed: string): (name: string) => string {
  const folder = `${build}/changed/${changed}`;
  cpSync(codeOf(changed), folder, { recursive: true });
  appendFileSync(`${folder}/index.mjs`, '\n// Another release.\n');
  return (name) => (name === changed ? folder : codeOf(name));
}

/** Adds what is not made, for the signal that it waits for never comes, after every function has its new code. */
function failAtTheEnd(stack: Stack): void {
  const handle = new CfnWaitConditionHandle(stack, 'NobodySignals');
  const failing = new CfnWaitCondition(stack, 'Fails', { handle: handle.ref, timeout: '1' });
  const functions = stack.node.findAll().filter((each) => each instanceof CfnFunction);
  for (const each of functions) failing.addResourceDependency(each);
}
