import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../web/src/api/ApiError.ts';
import { sendSurely } from '../../../../web/src/features/requests/useAnswering.ts';

const lost = new ApiError('No answer.', { code: 'unreachable' });

/** A call that fails so before it succeeds. */
function failing(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'answered';
  });
}

test.each([
  lost,
  new ApiError('Broken.', { code: 'internal', status: 500 }),
  new ApiError('A page of the network.', { code: 'unreadable', status: 200 }),
])('an answer that was lost is asked for once more, and it is told that it was ($code)', async (error) => {
  const [send, onLost] = [failing(error), vi.fn()];
  expect(await sendSurely(send, onLost)).toBe('answered');
  expect([send.mock.calls.length, onLost.mock.calls.length]).toEqual([2, 1]);
});

test('what is lost twice is lost', async () => {
  const send = failing(lost, lost);
  await expect(sendSurely(send)).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal is an answer', async () => {
  const refused = new ApiError('Taken.', { code: 'nights_taken', status: 409 });
  const [send, onLost] = [failing(refused), vi.fn()];
  await expect(sendSurely(send, onLost)).rejects.toBe(refused);
  expect([send.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 0]);
});
