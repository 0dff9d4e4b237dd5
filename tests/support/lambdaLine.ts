import { format } from 'node:util';

/** The ways to write a line, each with its level. */
export const lambdaLevels = { log: 'INFO', info: 'INFO', debug: 'DEBUG', warn: 'WARN', error: 'ERROR' } as const;

/**
 * A line of CloudWatch, as the runtime of Node writes it where functions log JSON: a value that stands alone becomes the
 * message as it is, with errors as objects of what they hold; several become one text.
 */
export function lambdaLine(name: keyof typeof lambdaLevels, words: unknown[]): string {
  const message = words.length === 1 ? words[0] : format(...words);
  const given = { timestamp: new Date().toISOString(), level: lambdaLevels[name], requestId: 'invocation' };
  return JSON.stringify({ ...given, message }, withErrors);
}

function withErrors(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { message: errorMessage, stack } = value;
  return { errorType: value.constructor.name, errorMessage, stackTrace: stack?.split('\n'), ...value };
}
