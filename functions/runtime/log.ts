import { SetupError } from './settings.ts';

/**
 * One structured line: Lambda writes the facts as they are into the `message` of its own line, which has the time, the
 * level and the call's id. Give it facts of the call only: never a payload, an address, a token or a code.
 */
export function log(level: 'info' | 'warn' | 'error', facts: Record<string, unknown>): void {
  console[level](facts);
}

/** How many causes of an error a line holds, one within the other. */
const mostCauses = 3;

/**
 * Kind and place of an unexpected error and of its causes, for a log. Messages are left out save those of our own
 * set-up, for a parser quotes text that it could not read and a mail service the address it could not reach. Frames
 * are one text, as CloudWatch makes a field of each element of a list.
 */
export function describeError(error: unknown, causes = mostCauses): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error instanceof SetupError && { message: error.message }),
    stack: frames?.map((line) => line.trim()).join('\n'),
    ...(error.cause !== undefined && causes > 0 && { cause: describeError(error.cause, causes - 1) }),
  };
}
