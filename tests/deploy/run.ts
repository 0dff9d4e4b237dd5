import { parseArgs } from 'node:util';
import { endCommands } from './emulator/command.ts';
import { whatIsMissing } from './emulator/python.ts';
import { onAddress } from './onAddress.ts';
import { onEmulator } from './onEmulator.ts';
import { Steps } from './steps.ts';

/** `npm run test:deploy` deploys to an emulator of AWS, with `-- --address https://...` it visits a stage that stands. */
const { values } = parseArgs({ options: { address: { type: 'string' } } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.once('exit', endCommands);

if (values.address === undefined) await deploy();
else await end((steps) => onAddress(values.address ?? '', steps));

async function deploy(): Promise<void> {
  const missing = await whatIsMissing();
  if (missing === undefined) return end(onEmulator);
  console.error(`The deployment was not tried: this machine has no ${missing}.`);
  process.exit(process.env.CI ? 1 : 0);
}

async function end(test: (steps: Steps) => Promise<void>): Promise<void> {
  const steps = new Steps();
  try {
    await test(steps);
    console.log(steps.end());
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
