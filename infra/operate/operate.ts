import { setTimeout as wait } from 'node:timers/promises';
import type { Options } from './command.ts';
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
  const [name = '', ...rest] = args.filter((each) => each !== yes);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage());
  return { name, command, ...optionsIn(rest, command.options), does: args.includes(yes) };
}

/** Takes the options of a command, each with the argument behind it, out of the others. */
function optionsIn(args: readonly string[], names: readonly string[] = []) {
  const given = [...args];
  const options: Options = {};
  for (const name of names) {
    const at = given.indexOf(`--${name}`);
    if (at < 0) continue;
    const [, value] = given.splice(at, 2);
    if (value === undefined) throw new Error(usage());
    options[name] = value;
  }
  return { given, options };
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
  const { name, command, given, options, does } = commandOf(args);
  const log: Operator['log'] = (of, did) => recordOperation(tables.properties, { command: name, of, did });
  try {
    await command.run({ tables, does, say, progress, log, outlastRequests, givenUp }, given, options);
  } catch (error) {
    throw error instanceof UsageError ? new Error(usage()) : error;
  }
}
