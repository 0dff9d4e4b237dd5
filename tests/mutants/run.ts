import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { runTests, stopTests } from './runTests.ts';
import { scratchCopy } from './scratchCopy.ts';

/**
 * Makes one mistake after the other in a copy of the tree, runs the tests that must find it, and prints what they found.
 * Fails when one is not found, or can no longer be made because its text has changed. A part of a name as argument
 * chooses among them.
 */
const chosen = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const copy = scratchCopy();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopTests();
    copy.remove();
    process.exit(1);
  });
}

try {
  console.log('First without any mistake, then with one after the other:');
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const [failed] = await runTests(copy.folder, files);
  if (failed !== undefined) throw new Error(`Without any mistake this fails already: ${failed}`);
  let survived = 0;
  for (const mutant of chosen) if (!(await isKilled(mutant))) survived += 1;
  console.log(`\n${chosen.length - survived} of ${chosen.length} mutants died.`);
  process.exitCode = survived === 0 ? 0 : 1;
} finally {
  copy.remove();
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const start = performance.now();
  const killer = await findKiller(mutant).catch((error: Error) => error);
  const seconds = `${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s`;
  const died = typeof killer === 'string';
  const [outcome, why] = died ? ['died', `by: ${killer}`] : ['SURVIVED', killer?.message ?? 'No test fails.'];
  console.log(`${outcome.padEnd(8)} ${seconds}  ${mutant.name}\n${' '.repeat(17)}${why}`);
  return died;
}

/** The first test that finds a mistake. */
async function findKiller(mutant: Mutant): Promise<string | undefined> {
  const undo = copy.apply(mutant);
  try {
    return (await runTests(copy.folder, mutant.tests))[0];
  } finally {
    undo();
  }
}
