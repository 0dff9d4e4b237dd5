import { beforeEach, describe, expect, test } from 'vitest';
import { dueBookings } from '../../../functions/bookings/due.ts';
import { bookingClock } from '../../../functions/bookings/moves.ts';
import { proposalClock } from '../../../functions/bookings/proposals/lapse.ts';
import { handler as bookingsDue } from '../../../functions/events/bookingsDue.ts';
import { advanceClock } from '../../../functions/money/advanceClock.ts';
import { onEvent } from '../../../functions/runtime/onEvent.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { type BookingEvents, bookingsAreDue, followBookings, mailsAreLate } from '../../support/bookingEvents.ts';
import { accept, cancel, cancelAsOwner, type Room, reject, request, requested } from '../../support/bookings.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { valuesIn, writeMetrics } from '../../support/metricLines.ts';
import { openOwners } from '../../support/owners.ts';
import { passTime } from '../../support/time.ts';

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

/** The values of all metrics that something brings. */
async function counted(work: () => Promise<unknown>): Promise<Record<string, number[]>> {
  const lines = writeMetrics();
  await work();
  return valuesIn(lines);
}

/** A request whose time to answer has ended, and no other. */
async function nobodyAnswers(): Promise<void> {
  passTime(25 * 3600);
  await bookingsAreDue();
  await requested(guest, room);
  passTime(25 * 3600);
}

describe('a request', () => {
  test('counts once, however often its form is sent', async () => {
    const requestKey = 'one-and-the-same-key';
    const sent = () => request(guest, room, [10, 13], { requestKey });
    expect(await counted(() => sent().then(sent))).toEqual({ requests: [1] });
  });

  test('that is refused counts nothing', async () => {
    expect(await counted(() => request(guest, room, [-3, -1]))).toEqual({});
  });

  test('that is accepted counts with the minutes that its owner took, once', async () => {
    const id = await requested(guest, room);
    passTime(50 * 60);
    const twice = () => accept(owners.vendor, id).then(() => accept(owners.vendor, id));
    expect(await counted(twice)).toEqual({ acceptances: [1], answerMinutes: [50] });
  });

  test('each of all that wait counts when all are accepted', async () => {
    await requested(guest, room, [10, 13]);
    await requested(await openAccount('user'), room, [20, 22]);
    const { acceptances, answerMinutes } = await counted(() => accept(owners.vendor));
    expect([acceptances, answerMinutes]).toEqual([[2], [0, 0]]);
  });

  test('that its owner declines counts as such, with the minutes', async () => {
    const id = await requested(guest, room);
    passTime(3 * 60);
    expect(await counted(() => reject(owners.vendor, id))).toEqual({ 'declines.owner': [1], answerMinutes: [3] });
  });

  test('of a guest whom its owner refuses is declined by the owner', async () => {
    const bookingRequestId = await requested(guest, room);
    const { token, id: vendorId } = owners.vendor;
    const refuse = () => ask('refuseGuest', { token, params: { vendorId }, body: { bookingRequestId } });
    expect(await counted(refuse)).toMatchObject({ 'declines.owner': [1] });
  });

  test('that another one takes the nights of is declined for that, by nobody in no time', async () => {
    const other = await openAccount('user');
    const [id] = [await requested(guest, room), await requested(other, room)];
    await events.skip();
    await accept(owners.vendor, id);
    const { answerMinutes, ...figures } = await counted(() => events.deliver());
    expect(figures).toMatchObject({ 'declines.nights_taken': [1] });
    expect(answerMinutes).toBeUndefined();
    expect(await counted(() => events.deliver())).not.toHaveProperty('declines.nights_taken');
  });

  test('whose room is removed is declined for that', async () => {
    await requested(guest, room);
    await events.skip();
    await owners.remove(room.propertyId);
    expect(await counted(() => events.deliver())).toMatchObject({ 'declines.room_removed': [1] });
  });

  test('that nobody answers counts when its time ends', async () => {
    await nobodyAnswers();
    expect(await counted(bookingsAreDue)).toMatchObject({ expiries: [1] });
    expect(await counted(bookingsAreDue)).toEqual({});
  });

  test('that its guest takes back counts apart from cancellations', async () => {
    const id = await requested(guest, room);
    expect(await counted(() => cancel(guest, id))).toEqual({ withdrawals: [1] });
  });
});

test.each([
  ['guest', (id: string) => cancel(guest, id)],
  ['owner', (id: string) => cancelAsOwner(owners.vendor, id)],
] as const)('a cancellation counts by who made it: %s', async (by, cancels) => {
  const id = await requested(guest, room);
  await accept(owners.vendor, id);
  expect(await counted(() => cancels(id))).toEqual({ [`cancellations.${by}`]: [1] });
});

describe('mails', () => {
  test('count by what they tell, and apart from that by what became of them', async () => {
    const id = await requested(guest, room);
    expect(await counted(() => events.deliver())).toEqual({ 'mails.requested': [1], 'mailOutcomes.taken': [1] });
    await accept(owners.vendor, id);
    expect(await counted(() => events.deliver())).toEqual({ 'mails.accepted': [1], 'mailOutcomes.taken': [1] });
    expect(await counted(() => events.deliver())).toEqual({});
  });

  test('that SES does not take are late, and tell for how long', async () => {
    await breakMail('is gone');
    await requested(guest, room);
    const first = await counted(() => events.deliver());
    expect(first).toEqual({
      'mails.requested': [1],
      'mailOutcomes.unavailable': [1],
      'mailOutcomes.setAside': [1],
    });
    passTime(45 * 60);
    expect(await counted(mailsAreLate)).toMatchObject({ mailLateMinutes: [45] });
  });
});

test('what a run of the clock could not meet counts as a fault of bookings, by its function', async () => {
  await nobodyAnswers();
  const bookings = { ...bookingClock.open(), expire: () => Promise.reject(new Error('It breaks.')) };
  const ports = { due: dueBookings.open(), bookings, proposals: proposalClock.open(), advances: advanceClock.open() };
  const lines = writeMetrics('bookingsDue', bookingsDue.needs.faultsOf);
  await onEvent(bookingsDue.needs, {}, (event: unknown) => bookingsDue.run(event, ports))({});
  expect(valuesIn(lines)).toEqual({ bookingFaults: [1] });
});
