import { release } from './deployed/release/release.ts';
import { partsOf } from './deployed/release/stageParts.ts';
import { runScript } from './deployed/runScript.ts';
import { stageArgs } from './deployed/stageArgs.ts';

/**
 * `npm run release -- -c stage=<name>` deploys this checkout, makes the journey and watches the alarms, and takes the release back
 * where they say so. Other options go to `cdk deploy`, such as `--require-approval never`.
 */
await runScript(async () => {
  const { stage, rest } = stageArgs(process.argv.slice(2));
  if (stage === undefined) throw new Error('Name the stage: npm run release -- -c stage=<name>.');
  await release(await partsOf(stage, rest));
});
