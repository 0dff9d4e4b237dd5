import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { addStacks } from './addStacks.ts';
import { bundleFunctions } from './bundle.ts';
import { describeFunctions } from './describeFunctions.ts';
import { loadEvents } from './events.ts';
import { loadOperations } from './operations.ts';
import { type Domain, stageNamed } from './stages.ts';

const build = fileURLToPath(new URL('../build/', import.meta.url));

try {
  await synthesise();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function synthesise(): Promise<void> {
  const app = new App({ analyticsReporting: false });
  const stage = stageNamed(app.node.tryGetContext('stage') ?? 'dev');
  const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
  const bundles = await bundleFunctions([...operations, ...events], build);
  const folders = new Map(bundles.map(({ name, folder }) => [name, folder]));
  const siteFolder = existsSync(`${build}site/index.html`) ? `${build}site` : undefined;
  const codeOf = (name: string) => folders.get(name) ?? '';
  addStacks(app, { stage, operations, events, codeOf, siteFolder, domain: domainOf(app) });
  app.synth();
  console.log(describeFunctions(operations, events, bundles));
  if (!siteFolder) console.log('\nbuild/site is not there, so the site has no files yet.');
}

function domainOf(app: App): Domain | undefined {
  const name: string | undefined = app.node.tryGetContext('domain');
  const certificateArn: string | undefined = app.node.tryGetContext('certificateArn');
  if (name && certificateArn) return { name, certificateArn };
  if (name || certificateArn) throw new Error('A domain needs both: -c domain=<name> -c certificateArn=<arn>.');
  return undefined;
}
