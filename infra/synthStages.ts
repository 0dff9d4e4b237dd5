import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import cdkJson from '../cdk.json' with { type: 'json' };
import { templateFolder } from '../shared/pageTemplates.ts';
import { addStacks } from './addStacks.ts';
import { bundleDeployment } from './bundle/bundle.ts';
import { runScript } from './deployed/runScript.ts';
import { stageNamed, stageNames } from './stages/stageNamed.ts';

/** `npm run synth:stages` writes the templates of all stages to `build/stages`, and says how large each stack is. */
const folder = 'build/stages';

await runScript(async () => {
  rmSync(folder, { recursive: true, force: true });
  const { operations, events, codeOf } = await bundleDeployment('build');
  // The content of the site's files changes no template.
  const siteFolder = existsSync('build/site/index.html') ? 'build/site' : emptySite();

  const rows: string[][] = [['stage', 'stack', 'resources, of 500']];
  for (const name of stageNames()) rows.push(...(await synthesise(name, { operations, events, codeOf, siteFolder })));
  console.log(rows.map((row) => row.map((cell, at) => cell.padEnd([12, 32][at] ?? 0)).join('')).join('\n'));
  console.log(`${process.uptime().toFixed(1)} s`);
});

/** The folders of a site that is not built yet. */
function emptySite(): string {
  const site = 'build/emptySite';
  mkdirSync(`${site}/${templateFolder}`, { recursive: true });
  return site;
}

async function synthesise(name: string, parts: Omit<Parameters<typeof addStacks>[1], 'stage'>): Promise<string[][]> {
  const app = new App({
    context: cdkJson.context,
    outdir: `${folder}/${name}`,
    analyticsReporting: false,
    // It takes seconds a stage; `cdk synth` does it, and cfn-lint asks more.
    builtinCloudFormationValidation: false,
  });
  addStacks(app, { ...parts, stage: await stageNamed(name) });
  return app
    .synth()
    .stacks.map(({ stackName, template }) => [name, stackName, String(Object.keys(template.Resources).length)]);
}
