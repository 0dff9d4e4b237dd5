import { rebuildSearch } from './data/searchShape.ts';
import { openStage } from './deployed/openStage.ts';
import { runScript } from './deployed/runScript.ts';
import { stageArgs } from './deployed/stageArgs.ts';

/** `npm run rebuild-search -- -c stage=<name>`. */
await runScript(async () => {
  const { stage } = stageArgs(process.argv.slice(2));
  const { properties } = await openStage(stage, { tables: ['properties'] });
  await rebuildSearch(properties, console.log);
  console.log('All search entries have the shape of today.');
});
