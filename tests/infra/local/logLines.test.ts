import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../../../functions/runtime/log.ts';
import { printLogLines } from '../../../infra/local/logLines.ts';

/** What the terminal gets of each call of the console, on a server that runs here. */
function printed(level: 'info' | 'error') {
  const spies = (['info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const { calls } = vi.mocked(console[level]).mock;
  printLogLines();
  return calls;
}

test('what a function logs is printed as one line of JSON that begins with its level', () => {
  const lines = printed('info');
  log('info', { operation: 'GET /health', status: 200 });
  expect(lines).toEqual([['{"level":"info","operation":"GET /health","status":200}']]);
});

test('what the server itself says, and errors, are printed as they are', () => {
  const lines = printed('error');
  const error = new Error('The port is taken.');
  console.error('It failed:', error);
  console.error(error);
  expect(lines).toEqual([['It failed:', error], [error]]);
});
