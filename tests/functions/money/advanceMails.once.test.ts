import { describe, expect, test } from 'vitest';
import { outsideNote } from '../../../functions/bookings/mails/advanceWords.ts';
import { languageKeys } from '../../../shared/languages.ts';
import type { AdvanceEventName, AdvanceState } from '../../../shared/rules/advanceLife.ts';
import { mailsTo } from '../../support/accounts.ts';
import { contentOf } from '../../support/bookingMails.ts';
import { advanceSecrets, givenIn, inHours, mailed, openTold } from '../../support/toldAdvances.ts';

const scene = openTold();
const { openPeople, store, subjects } = scene;

/** Every event, the state in which an advance is after it, and the beginnings of subjects to guest and owner. */
const told: [name: AdvanceEventName, state: AdvanceState, guest: string | undefined, owner: string | undefined][] = [
  ['advance.reminded', 'asked', 'Please pay Pine House PKR 5,000 in advance by ', undefined],
  ['advance.sent', 'sent', undefined, 'Zarmina Khan says that the advance for Pine House from '],
  ['advance.pressed', 'sent', undefined, 'Zarmina Khan waits for your answer: has the advance '],
  ['advance.received', 'received', 'Pine House has received your advance of PKR 5,000', undefined],
  ['advance.unseen', 'unseen', 'Pine House does not see your payment yet', undefined],
  ['advance.disputed', 'disputed', 'Sarai looks at your payment', 'Sarai looks at the payment of Zarmina Khan'],
  ['advance.waived', 'ended', 'Pine House asks for no advance any more', undefined],
  ['advance.stopped', 'ended', 'Please pay no advance to Pine House', undefined],
  ['advance.settled', 'settled', 'Sarai has decided about the payment for', 'Sarai has decided about the payment of'],
  ['refund.due', 'refundDue', 'Pine House is to pay you PKR 2,500 back', 'Please pay Zarmina Khan PKR 2,500 back by '],
  ['refund.late', 'refundDue', undefined, 'You are late: please pay Zarmina Khan PKR 2,500 back'],
  ['refund.sent', 'refunded', 'Pine House says that it has paid you PKR 2,600 back', undefined],
  ['refund.confirmed', 'confirmed', undefined, 'Zarmina Khan has got the refund of Pine House'],
  ['refund.denied', 'denied', undefined, 'Zarmina Khan says that the refund of Pine House has not come'],
];

describe('a mail about an advance', () => {
  test.each(told)('tells of %s whom it is about, and nobody else', async (name, state, guest, owner) => {
    await mailed(name, await store(givenIn(state)));
    const begun = (subject: string | undefined) => (subject ? [expect.stringContaining(subject)] : []);
    expect(await subjects()).toEqual([begun(guest), begun(owner)]);
  });

  test.each(told)('of %s comes once for a moment, and again for another', async (name, state) => {
    const booking = await store(givenIn(state));
    const at = inHours(0);
    await mailed(name, booking, at);
    const once = (await subjects()).flat().length;
    await mailed(name, booking, at);
    expect((await subjects()).flat()).toHaveLength(once);
    await mailed(name, booking, inHours(1));
    expect((await subjects()).flat()).toHaveLength(2 * once);
  });

  test.each(languageKeys)('in %s holds no account, no name of one and no id of a payment', async (language) => {
    await openPeople(language);
    const events = told.map(([name, state]) => ({ name, state }));
    for (const { name, state } of events) await mailed(name, await store(givenIn(state)));
    await mailed('booking.accepted', await store(givenIn('asked')));
    const mails = [...(await mailsTo(scene.people.guest.email)), ...(await mailsTo(scene.people.vendor.email))];
    const all = mails.map(contentOf).join('\n');
    expect(mails.length).toBeGreaterThan(told.length);
    for (const secret of Object.values(advanceSecrets)) expect(all).not.toContain(secret);
  });

  test.each(languageKeys)(
    'to a guest says in %s never to pay outside of the page, to which it leads',
    async (language) => {
      await openPeople(language);
      for (const [name, state] of told) await mailed(name, await store(givenIn(state)));
      for (const { body } of await mailsTo(scene.people.guest.email)) {
        expect(body.text).toContain(outsideNote[language]);
        expect(body.text).toMatch(/https:\/\/sarai\.example(\/ur)?\/userbookings/);
      }
      for (const { body } of await mailsTo(scene.people.vendor.email))
        expect(body.text).not.toContain(outsideNote[language]);
    },
  );

  test('that has been overtaken is left out', async () => {
    const lasting = ['advance.received', 'advance.stopped', 'advance.settled'];
    for (const [name, state] of told.filter(([each]) => !lasting.includes(each)))
      await mailed(name, await store({ ...givenIn(state), state: 'lapsed' }));
    expect(await subjects()).toEqual([[], []]);
  });

  test('that money has come is true whatever follows', async () => {
    await mailed('advance.received', await store({ ...givenIn('refundDue'), received: 5000 }));
    expect((await subjects())[0]).toHaveLength(1);
  });
});
