import { setTimeout as wait } from 'node:timers/promises';
import { commands, usage } from './commands.ts';
import { recordOperation } from './operations.ts';
import { type Operator, UsageError } from './operator.ts';
import { openGivenUp } from './replay/givenUpQueue.ts';

/** An id may begin with two dashes too. */
const yes = '--yes';

/** Longer than any request runs: `functions/runtime/deadline.ts`. Milliseconds. */
const requestsEnd = 10_000;

/** The command that the arguments call. @throws Error with the usage where there is none */
export function commandOf(args: readonly string[]) {
  const [name = '', ...given] = args.filter((each) => each !== yes);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage());
  return { name, command, given, does: args.includes(yes) };
}

/** Everything around the tables; a test replaces all of it. */
type Around = Partial<Pick<Operator, 'progress' | 'outlastRequests' | 'givenUp'>>;

/** Carries out one command of an operator. @throws Error for what is no command, and for what is not there */
export async function operate(
  tables: Operator['tables'],
  args: readonly string[],
  say: Operator['say'],
  {
    progress = () => {},
    outlastRequests = () => wait(requestsEnd),
    givenUp = () => openGivenUp(undefined),
  }: Around = {},
): Promise<void> {
  const { name, command, given, does } = commandOf(args);
  const log: Operator['log'] = (of, did) => recordOperation(tables.properties, { command: name, of, did });
  try {
    await command.run({ tables, does, say, progress, log, outlastRequests, givenUp }, given);
  } catch (error) {
    throw error instanceof UsageError ? new Error(usage()) : error;
  }
}
