import { afterEach, expect, test, vi } from 'vitest';
import { type Retries, retry, retryOnConflict } from '../../../functions/runtime/retry.ts';
import { fail } from '../../../shared/errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs work that fails so often, and notes each attempt and each pause in between. */
async function run(failures: number, policy: Partial<Retries> = {}) {
  const steps: (string | number)[] = [];
  const work = async () => {
    steps.push('try');
    if (steps.filter((step) => step === 'try').length <= failures) throw new Error('busy');
    return 'done';
  };
  const pause = async (milliseconds: number) => steps.push(milliseconds);
  const result = retry(work, { attempts: 4, firstWait: 40, when: () => true, ...policy }, pause);
  return { result: await result.catch((error: Error) => error.message), steps };
}

test('work that succeeds is done once', async () => {
  expect(await run(0)).toEqual({ result: 'done', steps: ['try'] });
});

test('waits double up to 400 ms, and the last attempt says why', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const steps = ['try', 150, 'try', 300, 'try', 400, 'try'];
  expect(await run(9, { firstWait: 150 })).toEqual({ result: 'busy', steps });
});

test('a wait is a random part of the longest, so that those who met part', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.25);
  expect(await run(2)).toEqual({ result: 'done', steps: ['try', 20, 'try', 20, 'try'] });
});

test('an error of another kind is not tried again', async () => {
  expect(await run(1, { when: () => false })).toEqual({ result: 'busy', steps: ['try'] });
});

test('work that was overtaken is begun again, any other failure stands', async () => {
  const work = vi.fn().mockRejectedValueOnce(fail('conflict')).mockRejectedValueOnce(fail('room_not_found'));
  await expect(retryOnConflict(work)).rejects.toMatchObject({ code: 'room_not_found' });
  expect(work).toHaveBeenCalledTimes(2);
});
