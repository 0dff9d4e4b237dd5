import { onTestFinished, vi } from 'vitest';
import { lambdaLevels, lambdaLine } from './lambdaLine.ts';

/** The lines that CloudWatch gets from now to the end of the test, one JSON text each: of the console, and what is JSON already. */
export function listenAsLambda(): string[] {
  const lines: string[] = [];
  for (const name of Object.keys(lambdaLevels) as (keyof typeof lambdaLevels)[]) {
    const spy = vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
      lines.push(lambdaLine(name, words));
    });
    onTestFinished(() => spy.mockRestore());
  }
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text).trimEnd()) > 0);
  onTestFinished(() => spy.mockRestore());
  return lines;
}

// biome-ignore lint/suspicious/noExplicitAny: a test asserts on what was written, whatever its shape.
type Line = Record<string, any>;

/** The lines as a query reads them. */
export function asRead(lines: readonly string[]): Line[] {
  return lines.map((line) => JSON.parse(line));
}
