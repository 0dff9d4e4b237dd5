import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lateMails } from '../../../functions/bookings/mails/lateMails.ts';
import { type MailClaim, mailMarks } from '../../../functions/bookings/mails/mailMarks.ts';
import { mailsTo, openAccount, type SignedUp, setForTest } from '../../support/accounts.ts';
import { type BookingEvents, followBookings, mailsAreLate } from '../../support/bookingEvents.ts';
import { accept, cancel, type Room, requested } from '../../support/bookings.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;
let events: BookingEvents;

beforeEach(async () => {
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  events = followBookings(owners.desk.tables);
  await events.skip();
});

const subjects = async (person: SignedUp) => (await mailsTo(person.email)).map(({ subject }) => subject);

/** Mails of a booking that are tried again within a day. */
async function late(id: string) {
  passTime(24 * 3600);
  return (await lateMails.open().list()).filter(({ bookingId }) => bookingId === id);
}

describe('each mail arrives once', () => {
  test('however often its event comes', async () => {
    const id = await requested(guest, room);
    const again = followBookings(owners.desk.tables);
    await Promise.all([events.deliver(), again.deliver()]);
    await accept(owners.vendor, id);
    await Promise.all([events.deliver(), again.deliver()]);
    await events.deliver();
    await again.deliver();
    await followBookings(owners.desk.tables).deliver();
    expect((await subjects(guest)).filter((subject) => subject.includes('is booked'))).toHaveLength(1);
    expect((await subjects(owners.vendor)).filter((subject) => subject.includes('asks for'))).toHaveLength(1);
  });

  test('and not at all where a later event has overtaken its own: a request that was answered asks for no answer', async () => {
    const id = await requested(guest, room);
    await accept(owners.vendor, id);
    const { handler } = await import('../../../functions/events/mailBooking.ts');
    const late = (name: 'booking.requested' | 'booking.accepted') =>
      hear(handler, { name, detail: { bookingId: id, at: '' } });
    expect(await late('booking.accepted')).toMatchObject({ sent: 1 });
    expect(await late('booking.requested')).toMatchObject({ sent: 0, sentBefore: 0 });
    expect([await subjects(owners.vendor), (await subjects(guest)).length]).toEqual([[], 1]);
    await cancel(guest, id);
    expect(await late('booking.accepted')).toMatchObject({ sent: 0, sentBefore: 0 });
  });

  test.each(['hangs', 'is gone', 'refuses'] as const)(
    'when SES %s, nothing waits for it, and both are back',
    async (how) => {
      const inbox = process.env.AWS_ENDPOINT_URL_SES ?? '';
      await breakMail(how);
      const id = await requested(guest, room);
      const { status } = await accept(owners.vendor, id);
      expect(status).toBe(200);
      expect(await events.deliver()).toBe(0);
      passTime(61);
      await mailsAreLate();
      setForTest('AWS_ENDPOINT_URL_SES', inbox);
      vi.resetModules();
      // A mail that SES has perhaps taken, or refused, is left alone for a while.
      for (let minute = 0; minute < 6; minute += 1) {
        passTime(61);
        await mailsAreLate();
      }
      expect(await subjects(guest)).toEqual([expect.stringContaining('is booked')]);
      // Its request has been answered by then.
      expect(await subjects(owners.vendor)).toEqual([]);
    },
  );

  test('an address that SES will never mail is given up at once', async () => {
    await breakMail('refuses the address');
    const id = await requested(guest, room);
    await events.deliver();
    expect(await late(id)).toEqual([]);
  });

  test('what SES has perhaps taken is offered again later each time, for it may come twice', async () => {
    const { handed } = await breakMail('hangs');
    await requested(guest, room);
    await events.deliver();
    const offered = [handed()];
    for (let time = 0; time < 3; time += 1) {
      passTime(91);
      await mailsAreLate();
      offered.push(handed());
    }
    expect(offered).toEqual([1, 2, 2, 3]);
  });

  test.each([
    [148, 'is tried again', 1],
    [149, 'is given up', 0],
  ])('a mail that SES has refused %i times before %s', async (times, _, left) => {
    await breakMail('refuses');
    const id = await requested(guest, room);
    const marks = mailMarks.open();
    for (let time = 0; time < times; time += 1) {
      await marks.countRefusal((await marks.claim(id, { kind: 'requested', side: 'owner' })) as MailClaim);
      passTime(91);
    }
    await events.deliver();
    expect(await late(id)).toHaveLength(left);
  });

  test('a function that died between SES and the mark is taken over when its time is up', async () => {
    const id = await requested(guest, room);
    await mailMarks.open().claim(id, { kind: 'requested', side: 'owner' });
    await events.deliver();
    expect(await subjects(owners.vendor)).toEqual([]);
    passTime(91);
    await mailsAreLate();
    expect(await subjects(owners.vendor)).toHaveLength(1);
  });

  test('an older claim that was taken over ends nothing, and puts nothing off', async () => {
    const name = { kind: 'requested', side: 'owner' } as const;
    const marks = mailMarks.open();
    const older = (await marks.claim('a-booking', name)) as MailClaim;
    passTime(91);
    const newer = (await marks.claim('a-booking', name)) as MailClaim;
    for (const late of [
      () => marks.settle(older, 'sent'),
      () => marks.release(older, false),
      () => marks.countSilence(older),
    ]) {
      await late();
      expect(await marks.claim('a-booking', name)).toBe('under way');
    }
    passTime(91);
    expect(await marks.claim('a-booking', name)).toMatchObject({ silences: 0 });
    await marks.settle(newer, 'sent');
    expect(await marks.claim('a-booking', name)).toBe('under way');
  });

  test('a mail that comes after its time to answer has no links that would open nothing', async () => {
    at(1, '12:00');
    await requested(guest, room);
    passTime(25 * 3600);
    await events.deliver();
    const text = (await mailsTo(owners.vendor.email)).at(-1)?.body.text;
    expect(text).toContain('Zarmina Khan would like to stay');
    expect(text).not.toContain('answerBooking');
  });
});
