import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { App, CfnResource } from 'aws-cdk-lib';
import { addStacks } from '../../../infra/addStacks.ts';
import { bundleFunctions } from '../../../infra/bundle.ts';
import { loadEvents } from '../../../infra/events.ts';
import { loadOperations } from '../../../infra/operations.ts';
import { uploadRoleName } from '../../../infra/resourceArns.ts';
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
  const app = new App({ analyticsReporting: false, ...(release !== 'first' && later(release)) });
  const stacks = addStacks(app, { stage, operations, events, codeOf, domain });
  if (fails) failAtTheEnd(stacks.api);
  suitEmulator(app);
  app.synth();
}

/** What validates templates takes three seconds, and has seen the first ones. */
function later(release: Release) {
  return { outdir: folderOf(release), builtinCloudFormationValidation: false };
}

/** The code of all functions, that of one being another. */
function withChange(changed: string): (name: string) => string {
  const folder = `${build}/changed/${changed}`;
  cpSync(codeOf(changed), folder, { recursive: true });
  appendFileSync(`${folder}/index.mjs`, '\n// Another release.\n');
  return (name) => (name === changed ? folder : codeOf(name));
}

/** Adds what cannot be made, for its name is taken, when everything else has been. */
function failAtTheEnd(stack: ReturnType<typeof addStacks>['api']): void {
  const functions = stack.node.findAll().filter((each) => each instanceof CfnResource);
  const role = new CfnResource(stack, 'TakenName', {
    type: 'AWS::IAM::Role',
    properties: {
      RoleName: uploadRoleName(stage),
      AssumeRolePolicyDocument: {
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
      },
    },
  });
  for (const each of functions) if (each.cfnResourceType === 'AWS::Lambda::Function') role.addResourceDependency(each);
}
