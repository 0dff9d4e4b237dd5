import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkChallenge } from '../../../shared/work.ts';
import { answer, listed, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { alert, arriveAt, button, field, open, toastSays } from '../support/site.tsx';
import { provideWorkers, smallChallenge } from '../support/solvers.ts';

const busy = /We are checking that you are a person/;
const sent = { code: 'code_sent', message: '', userId: 'reset-1', userEmail: 'amina@example.com' } as const;

let challenge: WorkChallenge;

beforeEach(async () => {
  challenge = await smallChallenge();
});

const refused = () => new Refusal('work_needed', { challenge });

async function askForCode() {
  const user = await open('/sendUserOTP');
  answer('sendUserOtp', ({ work }) => (work ? sent : refused()));
  await user.type(field('Email'), 'amina@example.com');
  await user.click(button('Send'));
  return user;
}

/** The page says that the work failed, holds what was typed, and can be sent again. */
async function expectRefused(): Promise<void> {
  await waitFor(() => expect(alert().textContent).toContain(sentenceOf('work_needed')));
  expect(field('Email').value).toBe('amina@example.com');
  await waitFor(() => expect(button('Send').getAttribute('aria-disabled')).not.toBe('true'));
}

describe('a call that is asked for work', () => {
  test('goes out again with it, without a tap', async () => {
    provideWorkers();
    await askForCode();
    await arriveAt('/verifyUserOTP');
    const [first, second, ...more] = sentTo('sendUserOtp');
    expect([first?.work, more]).toEqual([undefined, []]);
    expect(second?.body).toEqual(first?.body);
    expect(JSON.parse(atob(second?.work ?? ''))).toMatchObject({
      challenge,
      solution: { counter: expect.any(Number), derivedKey: expect.stringMatching(/^00/) },
    });
  });

  test('says meanwhile why it takes a moment, and is sent once however often the button is pressed', async () => {
    provideWorkers({ able: false });
    const user = await askForCode();
    expect(await screen.findByText(busy)).toBeTruthy();
    await user.click(button(/^Send/));
    expect(sentTo('sendUserOtp')).toHaveLength(1);
  });

  test('does the work of the next challenge where the count has got further, but not without end', async () => {
    provideWorkers();
    const user = await open('/sendUserOTP');
    answer('sendUserOtp', refused);
    await user.type(field('Email'), 'amina@example.com');
    await user.click(button('Send'));
    await expectRefused();
    expect(sentTo('sendUserOtp')).toHaveLength(6);
    expect(screen.queryByText(busy)).toBeNull();
  });

  test('is given up when its notice is dismissed, and loses nothing', async () => {
    provideWorkers({ able: false });
    const user = await askForCode();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await expectRefused();
    provideWorkers();
    await user.click(button('Send'));
    await arriveAt('/verifyUserOTP');
  });

  test('is given up when its page is left', async () => {
    provideWorkers({ able: false });
    answer('browseRooms', listed('rooms_found', []));
    answer('listFeaturedRooms', listed('featured_rooms', []));
    const user = await askForCode();
    await screen.findByText(busy);
    await user.click(screen.getByRole('link', { name: 'Sarai, home' }));
    await arriveAt('/');
    await toastSays(sentenceOf('work_needed'));
    expect(sentTo('sendUserOtp')).toHaveLength(1);
  });

  test('says that the network is busy where the browser can do no work', async () => {
    await askForCode();
    await expectRefused();
    await act(async () => {});
    expect(sentTo('sendUserOtp')).toHaveLength(1);
  });
});
