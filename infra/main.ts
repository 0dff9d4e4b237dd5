import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { addStacks } from './addStacks.ts';
import { bundleFunctions } from './bundle/bundle.ts';
import { runScript } from './deployed/runScript.ts';
import { describeFunctions } from './functions/describeFunctions.ts';
import { loadEvents } from './functions/events.ts';
import { loadOperations } from './functions/operations.ts';
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
  const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
  const bundles = await bundleFunctions([...operations, ...events], build);
  const folders = new Map(bundles.map(({ name, folder }) => [name, folder]));
  const codeOf = (name: string) => folders.get(name) ?? '';
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
