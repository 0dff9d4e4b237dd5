import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdkJson from '../../cdk.json' with { type: 'json' };
import { addStacks } from '../../infra/addStacks.ts';
import { type EventUnit, loadEvents } from '../../infra/functions/events.ts';
import { loadOperations, type OperationUnit } from '../../infra/functions/operations.ts';
import type { Stage, StageValues } from '../../infra/stages/stage.ts';
import { templateFolder } from '../../shared/pageTemplates.ts';
import { exampleStages } from './exampleStages.ts';

// biome-ignore lint/suspicious/noExplicitAny: each test says what the properties of its template hold.
export type Properties = Record<string, any>;

export interface Resource {
  Type: string;
  Properties: Properties;
  DeletionPolicy?: string;
}

/** The functions of a release in the place of those of today, and the page that its site has. */
export interface ReleaseParts {
  operations: readonly OperationUnit[];
  events: readonly EventUnit[];
  page: string;
}

/** The stacks of each example as it is: files that a worker runs read them, and change nothing. */
const ofExamples = new Map<string, ReturnType<typeof synthesise>>();

/** The stacks of a stage around empty functions and an empty site: what they hold does not change the stacks. */
export function stacksOf(
  stage: keyof typeof exampleStages | Stage,
  values?: Partial<StageValues>,
  released?: Partial<ReleaseParts>,
): ReturnType<typeof synthesise> {
  if (typeof stage !== 'string') return synthesise({ ...stage, ...values }, released);
  if (values || released) return synthesise({ ...exampleStages[stage], ...values }, released);
  const stacks = ofExamples.get(stage) ?? synthesise(exampleStages[stage]);
  ofExamples.set(stage, stacks);
  return stacks;
}

async function synthesise(stage: Stage, released: Partial<ReleaseParts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-stacks-'));
  writeFileSync(join(folder, 'index.mjs'), '');
  mkdirSync(join(folder, 'assets', templateFolder), { recursive: true });
  if (released.page !== undefined) writeFileSync(join(folder, 'assets', 'index.html'), released.page);
  const { operations = await loadOperations(), events: units = await loadEvents() } = released;
  const app = new App({
    context: cdkJson.context,
    outdir: join(folder, 'cdk.out'),
    analyticsReporting: false,
    // It takes two thirds of the time; `cdk synth` does it, and cfn-lint asks more.
    builtinCloudFormationValidation: false,
  });
  const code = join(folder, 'assets');
  const stacks = addStacks(app, {
    stage,
    operations,
    events: units,
    codeOf: () => code,
    siteFolder: code,
  });
  const data = Template.fromStack(stacks.data);
  const mail = Template.fromStack(stacks.mail);
  const gateway = Template.fromStack(stacks.api);
  const api = [gateway, ...stacks.parts.map((each) => Template.fromStack(each))];
  const events = Template.fromStack(stacks.events);
  const site = Template.fromStack(stacks.site);
  const watch = Template.fromStack(stacks.watch);
  const firewall = stacks.firewall && Template.fromStack(stacks.firewall);
  const all = [data, mail, ...api, events, site, watch];
  /** Those that stand in us-east-1, wherever the others do. */
  const atTheEdge = [stacks.firewall, stacks.edgeWatch].flatMap((stack) => (stack ? [Template.fromStack(stack)] : []));
  return {
    app,
    operations,
    units: units.filter(({ needs }) => !needs.opensSite),
    data,
    mail,
    gateway,
    api,
    events,
    site,
    watch,
    firewall,
    all,
    atTheEdge,
  };
}

/** The resources of a type, in all the given templates. */
export function resources(type: string, ...templates: (Template | Template[])[]): Resource[] {
  return templates.flat().flatMap((template) => Object.values(template.findResources(type)) as unknown as Resource[]);
}
