import { beforeEach, expect, test } from 'vitest';
import { handler } from '../../../functions/events/pushNotices.ts';
import type { NoticeEvent } from '../../../functions/push/notices.ts';
import type { AdvanceState } from '../../../shared/rules/advanceLife.ts';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { dayIn } from '../../support/bookings.ts';
import { hear } from '../../support/hear.ts';
import { openOwners } from '../../support/owners.ts';
import { openPhone, openPushService, type Phone } from '../../support/phones.ts';
import { advanceSecrets, inHours, storeAdvance } from '../../support/toldAdvances.ts';

const owners = openOwners({ confirmed: true });
const service = openPushService();
let guest: SignedUp;
let phones: Record<'guest' | 'owner', Phone>;

beforeEach(async () => {
  guest = await openAccount('user');
  phones = {
    guest: await openPhone(service, 'user', guest, { shows: true }),
    owner: await openPhone(service, 'vendor', owners.vendor),
  };
});

const refund = { amount: 2500, dueBy: dayIn(7), paid: { way: 'raast', amount: 2500, day: dayIn(1), at: inHours(0) } };

async function heard(name: NoticeEvent, state: AdvanceState): Promise<Record<'guest' | 'owner', string[]>> {
  const people = { tables: owners.desk.tables, guest, vendor: owners.vendor };
  const { id: bookingId } = await storeAdvance(people, { state, until: inHours(24), refund });
  await hear(handler, { name, detail: { bookingId, at: inHours(0) } } as Parameters<
    typeof hear<NoticeEvent, never>
  >[1]);
  return { guest: service.titles(phones.guest), owner: service.titles(phones.owner) };
}

test.each([
  ['booking.accepted', 'asked', 'Your request was accepted', undefined],
  ['advance.reminded', 'asked', 'An advance is still to be paid', undefined],
  ['advance.unseen', 'unseen', 'Your payment was not seen', undefined],
  ['refund.sent', 'refunded', 'A refund is on its way', undefined],
  ['advance.stopped', 'ended', 'Please pay no advance', undefined],
  ['refund.late', 'refundDue', undefined, 'A refund is late'],
  ['advance.sent', 'sent', undefined, 'An advance was paid'],
  ['advance.pressed', 'sent', undefined, 'A guest waits for your answer'],
  ['refund.due', 'refundDue', undefined, 'A refund is due'],
] as const)('of %s the phones of whoever must act are told', async (name, state, toGuest, toOwner) => {
  const titles = (title: string | undefined) => (title ? [title] : []);
  expect(await heard(name, state)).toEqual({ guest: titles(toGuest), owner: titles(toOwner) });
});

test('a phone of which nobody has chosen so shows no name and no amount', async () => {
  await heard('advance.sent', 'sent');
  expect(service.newest(phones.owner)?.body).toBe(
    'A guest says so. Look into your account, and say on Sarai whether it has come.',
  );
});

test('a phone of which somebody has chosen so shows names and amounts, and no account', async () => {
  await heard('advance.reminded', 'asked');
  const body = service.newest(phones.guest)?.body ?? '';
  expect(body).toMatch(/^Please pay Pine House PKR 5,000 in advance by/);
  for (const secret of Object.values(advanceSecrets)) expect(body).not.toContain(secret);
});

test('of what is done already no phone is told', async () => {
  expect(await heard('advance.reminded', 'sent')).toEqual({ guest: [], owner: [] });
});
