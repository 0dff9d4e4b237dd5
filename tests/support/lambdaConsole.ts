import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';

const levels = { log: 'INFO', info: 'INFO', debug: 'DEBUG', warn: 'WARN', error: 'ERROR' } as const;

/**
 * The lines that CloudWatch gets from now to the end of the test, one JSON text each, as the runtime of Node writes them
 * where functions log JSON: a value that stands alone becomes the message as it is, with errors as objects of what
 * they hold; several become one text.
 */
export function listenAsLambda(): string[] {
  const lines: string[] = [];
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      const message = words.length === 1 ? words[0] : format(...words);
      const given = { timestamp: new Date().toISOString(), level: levels[name], requestId: 'invocation' };
      lines.push(JSON.stringify({ ...given, message }, withErrors));
    });
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}

function withErrors(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { message: errorMessage, stack } = value;
  return { errorType: value.constructor.name, errorMessage, stackTrace: stack?.split('\n'), ...value };
}

// biome-ignore lint/suspicious/noExplicitAny: a test asserts on what was written, whatever its shape.
type Line = Record<string, any>;

/** The same lines as a query reads them. */
export function asRead(lines: readonly string[]): Line[] {
  return lines.map((line) => JSON.parse(line));
}
