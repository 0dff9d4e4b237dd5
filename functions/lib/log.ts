/** One structured line. Give it facts of the call only: never a payload, an address, a token or a code. */
export function log(level: 'info' | 'warn' | 'error', facts: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...facts }));
}

/** What a log may say of an unexpected error: its kind and where it arose, not the values it speaks of. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, message: error.message, stack: error.stack };
}
