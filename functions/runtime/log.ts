import { SetupError } from './settings.ts';

/** One structured line. Give it facts of the call only: never a payload, an address, a token or a code. */
export function log(level: 'info' | 'warn' | 'error', facts: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...facts }));
}

/**
 * What a log may say of an unexpected error: its kind and where it arose. Messages are left out save those of our own
 * set-up, for a parser quotes what it could not read and a mail service the address it could not reach.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error instanceof SetupError && { message: error.message }),
    stack: frames?.map((line) => line.trim()),
  };
}
