import { globSync } from 'node:fs';
import { stageNamed, stageNames } from '../../../infra/stages/stageNamed.ts';
import { carryOutWithPython } from '../carryOut.ts';
import { mustRun } from '../command.ts';
import { install, tools } from '../python.ts';
import { findingsIn, judge } from './findings.ts';

/** `npm run test:templates` holds the templates of all stages to the rules of CloudFormation. */
await carryOutWithPython(async (steps) => {
  await steps.do('the rules', () => install(tools.lint));
  const table = await steps.do('the templates of all stages', () =>
    mustRun({ file: process.execPath, args: ['infra/synthStages.ts'], seconds: 120 }),
  );
  console.log(table);
  await steps.do('cfn-lint', async () => {
    const stages = globSync('build/stages/*').map((folder) => ({
      folder,
      templates: globSync(`${folder}/*.template.json`),
    }));
    const named = await Promise.all(stageNames().map((name) => stageNamed(name)));
    // Resources of CloudFront stand in the first one, whatever region a stage has.
    const regions = [...new Set(['us-east-1', ...named.flatMap(({ region = [] }) => region)])];
    // A process for each stage: most of its time is that of one large template.
    const findings = await Promise.all(stages.map(({ folder, templates }) => findingsIn(folder, templates, regions)));
    return `${stages.flatMap(({ templates }) => templates).length} templates, ${judge(findings.flat())}`;
  });
});
