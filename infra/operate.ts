import { openStage } from './deployed/openStage.ts';
import { runScript } from './deployed/runScript.ts';
import { stageArgs } from './deployed/stageArgs.ts';
import { enginesOf } from './local/enginesFile.ts';
import { commandOf, operate } from './operate/operate.ts';
import { openGivenUp } from './operate/replay/givenUpQueue.ts';

/** `npm run operate -- <command> -c stage=<name>`; the stage `local` is the server of this machine. */
await runScript(async () => {
  const { stage: named, rest } = stageArgs(process.argv.slice(2));
  const isLocal = named === 'local';
  if (isLocal) Object.assign(process.env, enginesOf(process.env.SARAI_DATA ?? '.sarai'));
  const stage = isLocal ? undefined : named;
  const { command } = commandOf(rest);
  const tables = await openStage(stage, command);
  await operate(tables, rest, console.log, { progress: console.error, givenUp: () => openGivenUp(stage) });
});
