import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeError, log } from '../../../functions/runtime/log.ts';
import { openLogFile } from '../../../infra/local/logFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A server that logs from here on: the lines of its terminal, and those of its file. */
function listen() {
  const levels = ['info', 'warn', 'error'] as const;
  const spies = levels.map((name) => vi.spyOn(console, name).mockReturnValue());
  const terminal = spies.map((spy) => spy.mock.calls);
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const file = openLogFile(temporaryFolder());
  return {
    terminal: () => terminal.flat(2),
    file: () =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
}

test('a call is a line of the file, and none of the terminal', () => {
  const { terminal, file } = listen();
  log('info', { operation: 'GET /health', status: 200 });
  expect(terminal()).toEqual([]);
  expect(file()).toEqual([{ time: expect.any(String), level: 'info', operation: 'GET /health', status: 200 }]);
});

test('a failed call is one line of the terminal, which names operation, error and place', () => {
  const { terminal, file } = listen();
  log('error', { operation: 'GET /rooms', status: 500, ...describeError(new TypeError('no map of undefined')) });
  expect(terminal()).toEqual([expect.stringMatching(/^GET \/rooms failed: TypeError at [^\n]+$/)]);
  expect(file()[0].stack).toContain('\n');
});

test('a failure without an error says its facts', () => {
  const { terminal } = listen();
  log('error', { bookingId: 'b1', refused: 'for good' });
  expect(terminal()).toEqual(['A function failed: {"bookingId":"b1","refused":"for good"}']);
});

test('an error that the server meets is one line of the terminal, and has its stack in the file', () => {
  const { terminal, file } = listen();
  console.error('The photo store failed:', new Error('It is away.\nReally.'));
  expect(terminal()).toEqual(['The photo store failed: Error: It is away.']);
  expect(file()[0].message).toMatch(/Really\.\n +at /);
});

test('a failed event is the one line that its function has logged', () => {
  const { terminal } = listen();
  log('error', { event: 'clock', ms: 3, ...describeError(new TypeError()) });
  console.error('A function that an event called has failed:', Object.assign(new Error(), { name: 'EventFailed' }));
  expect(terminal()).toEqual([expect.stringMatching(/^A function for clock failed: TypeError at [^\n]+$/)]);
});

test('a sentence of the server is printed as it is', () => {
  const { terminal } = listen();
  console.info('The functions were reloaded.');
  expect(terminal()).toEqual(['The functions were reloaded.']);
});
