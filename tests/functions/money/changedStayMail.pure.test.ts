import { describe, expect, test } from 'vitest';
import { advanceFacts } from '../../../functions/bookings/mails/advanceParts.ts';
import { momentInWords } from '../../../functions/mail/words.ts';
import type { ToldAdvance } from '../../../functions/money/toldAdvance.ts';

const until = '2026-12-24T12:00:00.000Z';
const asked: ToldAdvance = { state: 'asked', amount: 4000, received: 0, until };

describe.each(['agreed', 'changeConfirmed', 'givenBack'])('a mail of a changed stay (%s)', (kind) => {
  test('names the advance and the time to pay that the change has left', () => {
    const facts = [
      ['Advance', 'PKR 4,000'],
      ['To be paid by', momentInWords(until, 'en')],
    ];
    expect(advanceFacts(asked, kind, 'en')).toEqual(facts);
    expect(advanceFacts({ ...asked, received: 1000 }, kind, 'en')).toContainEqual(['Advance received', 'PKR 1,000']);
  });

  test.each(['ended', 'received'] as const)('says that nothing more is asked for of one that is %s', (state) => {
    const facts = advanceFacts({ state, amount: 4000, received: 4000, until }, kind, 'en');
    expect(facts).toEqual([
      ['Advance', 'nothing more is asked for'],
      ['Advance received', 'PKR 4,000'],
    ]);
  });

  test('says it in Urdu, too', () => {
    expect(advanceFacts(asked, kind, 'ur')).toContainEqual(['ادائیگی کی مہلت', momentInWords(until, 'ur')]);
    const ended = advanceFacts({ ...asked, state: 'ended' }, kind, 'ur');
    expect(ended).toEqual([['ایڈوانس', 'مزید کچھ نہیں مانگا جاتا']]);
  });

  test('names no time of a payment that waits for an answer', () => {
    expect(advanceFacts({ ...asked, state: 'sent' }, kind, 'en')).toEqual([['Advance', 'PKR 4,000']]);
  });
});

test('another mail about the booking says nothing of its advance', () => {
  expect(advanceFacts(asked, 'reminder', 'en')).toEqual([]);
});
