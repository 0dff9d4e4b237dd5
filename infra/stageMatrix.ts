import { runScript } from './deployed/runScript.ts';
import { stageMatrix } from './deployer/stageMatrix.ts';
import { stageNamed, stageNames } from './stages/stageNamed.ts';

/**
 * `node infra/stageMatrix.ts <merge|tag|request|all> [stage]` prints the stages that a run of a workflow is about, as outputs of a
 * step. Of all that have a file only those count that the variable NAMES has.
 */
await runScript(async () => {
  const [event = '', named] = process.argv.slice(2);
  const names = (process.env.NAMES ?? '').split(/[\s,]+/).filter(Boolean);
  const unknown = names.filter((name) => !stageNames().includes(name));
  if (unknown.length > 0)
    throw new Error(`The variable STAGES names what has no file in infra/stages: ${unknown.join(', ')}.`);
  const stages = await Promise.all(names.map((name) => stageNamed(name)));
  const { merged, released } = stageMatrix(stages, event, named);
  console.log(`merged=${JSON.stringify(merged)}\nreleased=${JSON.stringify(released)}`);
});
