import { lambdaLevels, lambdaLine } from '../../support/lambdaLine.ts';

/** Every function loads it: the emulator writes lines as Node does by itself, and Lambda with their level. */
for (const name of Object.keys(lambdaLevels) as (keyof typeof lambdaLevels)[]) {
  console[name] = (...words: unknown[]) => void process.stderr.write(`${lambdaLine(name, words)}\n`);
}
