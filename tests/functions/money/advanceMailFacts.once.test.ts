import { describe, expect, test } from 'vitest';
import { isPressing } from '../../../functions/bookings/mails/admit.ts';
import { momentInWords } from '../../../functions/mail/words.ts';
import { mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { givenIn, inHours, mailed, openTold, storeReceipt } from '../../support/toldAdvances.ts';

const scene = openTold();
const { store, subjects } = scene;

const textTo = async ({ email }: SignedUp) => (await mailsTo(email)).at(-1)?.body.text;

describe('with an acceptance', () => {
  test('that asks for an advance, amount and deadline stand in its mail', async () => {
    const until = inHours(24);
    await mailed('booking.accepted', await store({ state: 'asked', until }));
    const [subject] = (await subjects())[0] ?? [];
    expect(subject).toMatch(/^Your room at Pine House is held from .*: please pay PKR 5,000 in advance$/);
    const text = await textTo(scene.people.guest);
    expect(text).toContain('Advance: PKR 5,000\n');
    expect(text).toContain(`To be paid by: ${momentInWords(until, 'en')}`);
    expect(text).toMatch(/Voucher code: [2-9A-Z]{4}-/);
  });

  test('that asks for none, the mail says nothing of money', async () => {
    await mailed('booking.accepted', await store({ state: 'asked' }, { advance: undefined }));
    expect((await subjects())[0]).toEqual([expect.stringMatching(/^Your room at Pine House is booked from/)]);
    expect(await textTo(scene.people.guest)).not.toMatch(/advance/i);
  });

  test('a mail that comes after the payment says no deadline any more', async () => {
    await mailed('booking.accepted', await store({ state: 'sent' }));
    expect(await textTo(scene.people.guest)).not.toContain('To be paid by');
  });
});

describe('of a lapse', () => {
  const lapsed = { state: 'cancelled', cancelledBy: 'lapse' } as const;

  test('both sides are told, and the guest until when an earlier payment can be proved', async () => {
    await mailed('booking.cancelled', await store({ state: 'lapsed' }, lapsed));
    expect(await subjects()).toEqual([
      [expect.stringMatching(/^Your booking at Pine House .* has ended: the advance was not paid$/)],
      [expect.stringMatching(/^The booking of Zarmina Khan .* has ended: no advance was paid$/)],
    ]);
    expect(await textTo(scene.people.guest)).toContain('within 7 days');
  });

  test('with a late payment for which the booking stands again, one mail tells of both', async () => {
    const booking = await store({ state: 'received', received: 5000, late: true });
    await storeReceipt(scene.tables, booking.id, 9);
    const at = inHours(0);
    await mailed('advance.received', booking, at);
    await mailed('booking.reinstated', booking, at);
    expect((await subjects())[0]).toEqual([expect.stringMatching(/^Your booking at Pine House from .* stands again$/)]);
    expect(await textTo(scene.people.guest)).toContain('Receipt: 9\n');
  });
});

describe('when money has come', () => {
  test('the guest reads the number of the receipt', async () => {
    const booking = await store({ state: 'received', received: 5000 });
    await storeReceipt(scene.tables, booking.id, 41);
    await mailed('advance.received', booking);
    expect(await textTo(scene.people.guest)).toContain('Receipt: 41\n');
  });

  test('of a payment about which Sarai decides, the guest reads of how much that is a part', async () => {
    await mailed('advance.received', await store({ state: 'disputed', received: 2000, seen: 2000 }));
    const [subject] = (await subjects())[0] ?? [];
    expect(subject).toBe('Pine House has received PKR 2,000 of the advance of PKR 5,000');
    expect(await textTo(scene.people.guest)).not.toContain('still to be paid');
  });

  test('and it is less, the rest and its deadline are named', async () => {
    const until = inHours(24);
    await mailed('advance.received', await store({ state: 'asked', received: 2000, until }));
    const [subject] = (await subjects())[0] ?? [];
    expect(subject).toBe('Pine House has received PKR 2,000 of the advance of PKR 5,000');
    expect(await textTo(scene.people.guest)).toContain(
      `PKR 3,000 is still to be paid by ${momentInWords(until, 'en')}, Pakistan time.`,
    );
  });

  test.each([
    [1, true],
    [5000, false],
  ])('and %i of what was proved is seen, the guest reads how to say so once more: %s', async (seen, isTold) => {
    await mailed('advance.received', await store({ state: 'asked', received: seen, seen, until: inHours(24) }));
    const text = await textTo(scene.people.guest);
    expect(text?.includes('You said that you have paid PKR 5,000.')).toBe(isTold);
  });
});

test('an owner reads how much to look for of a payment that is proved again, and of which a part is noted', async () => {
  await mailed('advance.sent', await store({ state: 'sent', received: 2000, seen: 2000 }));
  expect(await textTo(scene.people.vendor)).toContain(
    'says to have paid PKR 5,000 to you. You have noted a part of it: please look for the other PKR 3,000.',
  );
});

test.each(['advance.sent', 'advance.pressed', 'advance.disputed'] as const)(
  'of %s nights are said to be held while the booking stands alone',
  async (name) => {
    const given = givenIn(name === 'advance.disputed' ? 'disputed' : 'sent');
    await mailed(name, await store(given));
    expect(await textTo(scene.people.vendor)).toMatch(/nights stay held/);
    await mailed(name, await store(given, { state: 'cancelled', cancelledBy: 'guest' }));
    expect(await textTo(scene.people.vendor)).not.toMatch(/nights stay held/);
  },
);

test('an owner reads until which day a refund is to be paid', async () => {
  await mailed('refund.due', await store(givenIn('refundDue')));
  expect(await textTo(scene.people.vendor)).toMatch(/Refund: PKR 2,500\nRefund by: \w{3} \d/);
});

test.each([
  ['guest', 'for you', 'for the guest'],
  ['owner', 'for the hotel', 'for you'],
] as const)('both sides read that an operator has decided for the %s', async (settledFor, toGuest, toOwner) => {
  await mailed('advance.settled', await store({ ...givenIn('settled'), settledFor }));
  expect(await textTo(scene.people.guest)).toContain(`has decided ${toGuest}.`);
  expect(await textTo(scene.people.vendor)).toContain(`has decided ${toOwner}.`);
});

describe('beside other mails', () => {
  const advanceNow = (hours: number) => ({ state: 'asked' as const, amount: 5000, received: 0, until: inHours(hours) });
  const waiting = { state: 'active' as const, answerBy: inHours(1) };

  test.each([2, 4])('a reminder of a deadline in %i hours waits for none where it is near', (hours) => {
    const name = { kind: 'advanceReminder', side: 'guest' } as const;
    expect(isPressing({ ...waiting, advanceNow: advanceNow(hours) }, name)).toBe(hours === 2);
  });

  test('an owner who has not confirmed the address is called to a payment that waits for an answer', async () => {
    scene.people.vendor = await openAccount('vendor', { emailConfirmedAt: undefined } as never);
    await mailed('advance.sent', await store(givenIn('sent')));
    expect((await subjects())[1]).toEqual(['Something waits for you on Sarai']);
  });
});
