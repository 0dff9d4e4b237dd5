import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { App, CfnWaitCondition, CfnWaitConditionHandle, type Stack } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { addStacks } from '../../../infra/addStacks.ts';
import { bundleFunctions } from '../../../infra/bundle/bundle.ts';
import { loadEvents } from '../../../infra/functions/events.ts';
import { loadOperations } from '../../../infra/functions/operations.ts';
import type { Stage } from '../../../infra/stages/stage.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { nameRolesApart, suitEmulator } from '../emulator/gaps.ts';
import { folderOf, type Release } from './cdk.ts';
import { nextSource } from './nextShape.ts';

/** Releases of the stages. `cdk synth` runs this and says where the first one goes. */
const build = resolve('build/deploy/code');
// Mails have links where the site has a name of its own. The stage names no account and no region, so that none of its stacks
// stands in another one as the firewall does; the emulator has no budgets.
const domain = {
  name: 'dev.sarai.example',
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/00000000-0000-0000-0000-000000000000',
};

/** The operation that another release has not. */
const gone = 'listFeaturedRooms';

const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
const units = [...operations, ...events];
const codeOfToday = (name: string) => `${build}/today/functions/${name}`;
const dev = { ...exampleStages.dev, domain, alarmAddress: 'operators@sarai.example' };

// The first release is wanted at once, the other releases a little later, and what tables that were restored are called is
// known once they are: this runs three times, and once more for writes that rest and for another region.
const { RELEASES: which, RESTORED_TABLES: restored } = process.env;
if (restored !== undefined) synthesise('restored', { stage: { ...dev, restoredTables: JSON.parse(restored) } });
else if (which === 'resting') synthesise('resting', { stage: { ...dev, writesRest: true } });
else if (which === 'elsewhere') synthesise('elsewhere', { stage: elsewhere(process.env.COPIED_TABLES ?? '') });
else if (which === 'others') await synthesiseOthers();
else await synthesiseFirst();

/** CloudFront has a name once: that of the distribution which is lost is moved later. */
function elsewhere(copied: string): Stage {
  return { ...dev, domain: { ...domain, name: 'app.dev.sarai.example' }, restoredTables: JSON.parse(copied) };
}

async function synthesiseFirst(): Promise<void> {
  rmSync(build, { recursive: true, force: true });
  await bundleFunctions(units, `${build}/today`);
  synthesise('first', { stage: dev });
}

async function synthesiseOthers(): Promise<void> {
  const next = units.map(({ source, ...unit }) => ({ ...unit, source: source.replace(resolve('.'), nextSource) }));
  await bundleFunctions(next, `${build}/next`);
  const { account: _, region: __, monthlyBudget: ___, ...kept } = exampleStages.prod;
  const prod = { ...kept, domain, firewall: false } as const;
  synthesise('oneFunction', { stage: dev, codeOf: withChange('getHealth') });
  synthesise('nextShape', { stage: dev, codeOf: (name) => `${build}/next/functions/${name}` });
  synthesise('failing', { stage: dev, codeOf: withChange('searchRooms'), fails: 'api-rooms' });
  synthesise('otherOperations', { stage: dev, offers: otherOperations() });
  synthesise('broken', { stage: dev, codeOf: withFault('createBookingRequest') });
  synthesise('keptFailing', { stage: prod, fails: 'events' });
  synthesise('kept', { stage: prod });
}

interface Made {
  stage: Stage;
  codeOf?: typeof codeOfToday;
  offers?: typeof operations;
  /** The stack in which something is not made. */
  fails?: 'api-rooms' | 'events';
}

function synthesise(release: Release, { stage, codeOf = codeOfToday, offers = operations, fails }: Made): void {
  const app = new App({
    analyticsReporting: false,
    context: cdkJson.context,
    // It takes six seconds, and `cdk synth` does it.
    builtinCloudFormationValidation: false,
    ...(release !== 'first' && { outdir: folderOf(release) }),
  });
  const stacks = addStacks(app, { stage, operations: offers, events, codeOf });
  for (const stack of [...stacks.parts, stacks.events]) if (stack.stackName.endsWith(`-${fails}`)) failAtTheEnd(stack);
  suitEmulator(app);
  if (release === 'elsewhere') nameRolesApart(app);
  app.synth();
}

/** The code of all functions, that of one being another. */
function withChange(changed: string): (name: string) => string {
  const folder = `${build}/changed/${changed}`;
  cpSync(codeOfToday(changed), folder, { recursive: true });
  appendFileSync(`${folder}/index.mjs`, '\n// Another release.\n');
  return (name) => (name === changed ? folder : codeOfToday(name));
}

/** One operation less, and another one more, with the code of one that is there. */
function otherOperations(): typeof operations {
  return operations.flatMap((each) => {
    if (each.name === gone) return [];
    if (each.name !== 'getHealth') return [each];
    const added = { ...each, name: 'getHealthToo', endpoint: { ...each.endpoint, path: '/health-too' as const } };
    cpSync(codeOfToday('getHealth'), codeOfToday(added.name), { recursive: true });
    return [each, added];
  });
}

/** The code of all functions, one of which answers every call with a fault. */
function withFault(faulty: string): (name: string) => string {
  const folder = `${build}/faulty/${faulty}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.mjs`, "export const handler = async () => ({ statusCode: 500, body: '{}' });\n");
  return (name) => (name === faulty ? folder : codeOfToday(name));
}

/** Adds what is not made, for the signal that it waits for never comes, after every function has its new code. */
function failAtTheEnd(stack: Stack): void {
  const handle = new CfnWaitConditionHandle(stack, 'NobodySignals');
  const failing = new CfnWaitCondition(stack, 'Fails', { handle: handle.ref, timeout: '1' });
  const functions = stack.node.findAll().filter((each) => each instanceof CfnFunction);
  for (const each of functions) failing.addResourceDependency(each);
}
