import { describe, expect, test, vi } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { handler as mailDigests } from '../../../functions/events/mailDigests.ts';
import { deleteItem } from '../../../functions/runtime/conflict.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { mailsTo, openAccount, type SignedUp, setForTest } from '../../support/accounts.ts';
import { digestsAreDue } from '../../support/bookingEvents.ts';
import { happens, mailFor } from '../../support/bookingMails.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { aQuarterPasses, openDigests, roomsIn } from '../../support/digests.ts';
import { bounceOf, tell } from '../../support/mailFeedback.ts';
import { diesBefore, losingFirstAnswer } from '../../support/pause.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const scene = openDigests();

const textsTo = async ({ email }: SignedUp) => (await mailsTo(email)).map(({ body }) => body.text);

describe('a digest', () => {
  const isDue = () => openAll(mailDigests.ports);

  test('loses nothing when its function dies before any of its calls, and sends nothing twice but in that moment', async () => {
    for (let call = 1, died = true; died; call += 1) {
      scene.guest = await openAccount('user');
      await scene.times(4, 'accepted guest');
      passTime(400);
      died = await diesBefore(call, () => mailDigests.run({}, isDue()));
      passTime(91);
      await digestsAreDue();
      passTime(400);
      await digestsAreDue();
      const texts = (await textsTo(scene.guest)).slice(2);
      expect(new Set(texts.flatMap(roomsIn))).toEqual(new Set([103, 104]));
      expect(texts.length).toBeLessThanOrEqual(2);
      expect(await scene.left()).toBe(0);
      passTime(hour);
    }
  });

  test('takes a mail once, also where the answer of the table was lost, and however often its change is told', async () => {
    await scene.times(2, 'accepted guest');
    const booking = await losingFirstAnswer(scene.tables.bookings, () => happens('accepted guest', scene.stay()));
    await mailFor({ before: { ...booking, state: 'pending' }, after: booking });
    expect(await scene.left()).toBe(1);
    passTime(400);
    await losingFirstAnswer(scene.tables.bookings, digestsAreDue);
    expect([(await mailsTo(scene.guest.email)).length, await scene.left()]).toEqual([3, 0]);
  });

  test.each(['hangs', 'is gone', 'refuses'] as const)(
    'is tried again when SES %s, and comes when it is back',
    async (how) => {
      const inbox = process.env.AWS_ENDPOINT_URL_SES ?? '';
      await scene.times(4, 'accepted guest');
      await breakMail(how);
      passTime(400);
      await digestsAreDue();
      expect(await scene.left()).toBe(2);
      setForTest('AWS_ENDPOINT_URL_SES', inbox);
      vi.resetModules();
      passTime(400);
      await digestsAreDue();
      expect([(await mailsTo(scene.guest.email)).length, await scene.left()]).toEqual([3, 0]);
    },
  );

  test('ends for a reader whose account is gone, or who gets no mails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await scene.times(3, 'accepted guest');
    await scene.times(3, 'withdrawn owner');
    await tell(bounceOf(scene.guest.email));
    const { id } = scene.vendor;
    await deleteItem(scene.tables.vendors, profileKey(id));
    expect(await scene.left()).toBe(2);
    await aQuarterPasses();
    expect([
      await scene.left(),
      (await mailsTo(scene.guest.email)).length,
      (await mailsTo(scene.vendor.email)).length,
    ]).toEqual([0, 2, 2]);
  });

  test('is sent by one of two runs at one moment', async () => {
    await scene.times(4, 'accepted guest');
    passTime(400);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await Promise.all([digestsAreDue(), digestsAreDue()]);
    expect(await mailsTo(scene.guest.email)).toHaveLength(3);
  });
});
