import { parseArgs } from 'node:util';
import { stageArgs } from '../../infra/deployed/stageArgs.ts';
import { carryOut, carryOutWithPython } from './carryOut.ts';
import { onAddress, prepareAt } from './onAddress.ts';
import { onEmulator } from './onEmulator.ts';

/**
 * `npm run test:deploy` deploys to an emulator of AWS, and with `-- --all` does there also what takes long. With `-- --address https://... -c stage=<name>` it makes the journey after a
 * release over a stage that stands, and with `--prepare` it opens the accounts of that.
 */
const { stage, rest } = stageArgs(process.argv.slice(2));
const options = { address: { type: 'string' }, prepare: { type: 'boolean' }, all: { type: 'boolean' } } as const;
const { address, prepare, all = false } = parseArgs({ args: rest, options }).values;

if (address === undefined) await carryOutWithPython((steps) => onEmulator(steps, all));
else {
  await carryOut((steps) => {
    if (stage === undefined) throw new Error('Name the stage: -c stage=<name>.');
    return prepare ? prepareAt({ stage, address }, steps) : onAddress({ stage, address }, steps);
  });
}
