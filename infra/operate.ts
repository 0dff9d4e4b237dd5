import { openStage } from './deployed/openStage.ts';
import { runScript } from './deployed/runScript.ts';
import { stageArgs } from './deployed/stageArgs.ts';
import { commandOf, operate } from './operate/operate.ts';
import { openGivenUp } from './operate/replay/givenUpQueue.ts';

/** `npm run operate -- <command> -c stage=<name>`. */
await runScript(async () => {
  const { stage, rest } = stageArgs(process.argv.slice(2));
  const { command } = commandOf(rest);
  const tables = await openStage(stage, command);
  await operate(tables, rest, console.log, { progress: console.error, givenUp: () => openGivenUp(stage) });
});
