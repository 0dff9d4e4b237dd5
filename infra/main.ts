import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { keysOf, type Trigger } from '../functions/runtime/onEvent.ts';
import type { Port } from '../functions/runtime/ports.ts';
import { addStacks } from './addStacks.ts';
import { type Bundle, bundleDeployment } from './bundle/bundle.ts';
import { runScript } from './deployed/runScript.ts';
import type { EventUnit } from './functions/events.ts';
import { actionsByResource, type OperationUnit, routeKey } from './functions/operations.ts';
import { stageNamed } from './stages/stageNamed.ts';

const build = fileURLToPath(new URL('../build/', import.meta.url));

await runScript(synthesise);

async function synthesise(): Promise<void> {
  const app = new App({ analyticsReporting: false });
  refuseContext(app);
  const { CDK_DEFAULT_ACCOUNT: account } = process.env;
  const stage = await stageNamed(app.node.tryGetContext('stage') ?? 'dev', account);
  const siteFolder = existsSync(`${build}site/index.html`) ? `${build}site` : undefined;
  // A live site that is deployed without its files loses the styles of its pages.
  if (account !== undefined && !siteFolder) throw new Error('The site is not built: run `npm run build` first.');
  const { operations, events, bundles, codeOf } = await bundleDeployment(build);
  addStacks(app, { stage, operations, events, codeOf, siteFolder });
  app.synth();
  console.log(describeFunctions(operations, events, bundles));
  if (!siteFolder) console.log('\nbuild/site is not there, so the site has no files yet.');
}

/** A name that is forgotten once would be taken off the live site: it belongs to the stage. */
function refuseContext(app: App): void {
  const given = ['domain', 'certificateArn'].filter((name) => app.node.tryGetContext(name) !== undefined);
  if (given.length > 0) throw new Error(`Leave out -c ${given.join(', -c ')}: the domain stands in infra/stages.`);
}

/** A table for people: each function, what calls it, its size and what its role may do. */
function describeFunctions(
  operations: readonly OperationUnit[],
  events: readonly EventUnit[],
  bundles: readonly Bundle[],
): string {
  const row = (name: string, calledBy: string, ports: readonly Port[]) => [
    name,
    calledBy,
    `${kilobytes(bundles.find((bundle) => bundle.name === name))} KB`,
    [...actionsByResource(ports)].map(([resource, actions]) => `${resource}: ${actions.join(' ')}`).join('; ') || '-',
  ];
  const rows = [
    ['function', 'called by', 'bundle', 'may do'],
    ...operations.map(({ name, endpoint, ports }) => row(name, routeKey(endpoint), ports)),
    ...events.map(({ name, needs, ports }) => row(name, wordsOf(needs.trigger), ports)),
  ];
  return rows.map((each) => pad(each, rows)).join('\n');
}

function wordsOf(trigger: Trigger): string {
  if (trigger.on === 'clock') return `the clock, every ${trigger.everyMinutes} min`;
  if (trigger.on === 'mail' || trigger.on === 'bus') return trigger.events.join(', ');
  return trigger.on === 'photo'
    ? `a new object in ${trigger.prefix}`
    : `changes of ${trigger.table} under the key ${keysOf(trigger)
        .map((sk) => (typeof sk === 'string' ? sk : `${sk.prefix}...`))
        .join(' or ')}`;
}

function kilobytes(bundle: Bundle | undefined): string {
  return ((bundle?.bytes ?? 0) / 1000).toFixed(0);
}

function pad(row: readonly string[], rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((each) => each[column]?.length ?? 0));
  return row.map((cell, column) => cell.padEnd(column < row.length - 1 ? width(column) : 0)).join('  ');
}
