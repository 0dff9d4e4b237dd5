const patience = 5_000;

/**
 * Stops everything in the given order on Ctrl-C, on a polite kill and when the terminal closes, then ends the process.
 * A second signal, or a step that hangs, ends it at once: the engines then end by themselves.
 */
export function stopOnSignals(steps: readonly (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    for (const step of steps) {
      await step().catch((error: unknown) => console.error('A part of the server did not stop:', error));
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
