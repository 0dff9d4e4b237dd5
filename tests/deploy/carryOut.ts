import { endCommands } from './command.ts';
import { whatIsMissing } from './python.ts';
import { Steps } from './steps.ts';

/** Carries out a test step by step and ends this process, and with it all that the test has started. */
export async function carryOut(test: (steps: Steps) => Promise<void>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', endCommands);
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

/** Runs a test that needs programs of Python. */
export async function carryOutWithPython(test: (steps: Steps) => Promise<void>): Promise<never> {
  return carryOut(async (steps) => {
    const missing = await whatIsMissing();
    if (missing !== undefined) throw new Error(`This test cannot run: the machine has no ${missing}.`);
    await test(steps);
  });
}
