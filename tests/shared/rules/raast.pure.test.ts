import { crc16 } from 'easy-crc';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostRupees, raastPayload } from '../../../shared/rules/raast.ts';
import { tagsOf } from '../../support/raastTags.ts';
import { anyIban } from '../../support/randomIbans.ts';

const iban = 'PK33ABCD0000000000000000';

test.each([
  ['again and again', { iban }, '0002020102110202000424PK33ABCD00000000000000001004BA20'],
  [
    'of PKR 500 until 31 December 2026, 23:59',
    { iban, amount: 500, until: '2026-12-31T23:59:00+05:00' },
    '0002020102120202000424PK33ABCD0000000000000000050350007123112202623591004EC99',
  ],
  [
    'of PKR 10,800 until 12 July 2026, 18:40',
    { iban, amount: 10_800, until: new Date('2026-07-12T13:40:00Z') },
    '0002020102120202000424PK33ABCD0000000000000000050510800071212072026184010047C3F',
  ],
])('a code for payments %s is known byte for byte', (_, payment, payload) => {
  expect(raastPayload(payment)).toBe(payload);
});

const anyPayment = fc.record(
  {
    iban: anyIban,
    amount: fc.integer({ min: 1, max: mostRupees }),
    until: fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2099-12-31T18:59:59Z'),
      noInvalidDate: true,
    }),
  },
  { requiredKeys: ['iban'] },
);

test('the checksum of 10,000 codes is that of a library', () => {
  const isChecked = fc.property(anyPayment, (payment) => {
    const payload = raastPayload(payment);
    const checksum = crc16('CCITT-FALSE', Buffer.from(payload.slice(0, -4)));
    expect(payload.slice(-8)).toBe(`1004${checksum.toString(16).toUpperCase().padStart(4, '0')}`);
  });
  fc.assert(isChecked, { numRuns: 10_000 });
});

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' });

/** "31/12/2026, 23:59" without what stands between its digits. */
function minuteThere(until: Date): string {
  return clock.format(until).replace(/\D/g, '');
}

test('a reader of tags gets back what a code was made of, and nothing else', () => {
  const isRead = fc.property(anyPayment, (payment) => {
    const { amount, until } = payment;
    const { '10': checksum, ...read } = tagsOf(raastPayload(payment));
    expect(checksum).toMatch(/^[0-9A-F]{4}$/);
    expect(read).toEqual({
      '00': '02',
      '01': amount === undefined && until === undefined ? '11' : '12',
      '02': '00',
      '04': payment.iban,
      ...(amount !== undefined && { '05': String(amount) }),
      ...(until && { '07': minuteThere(until) }),
    });
  });
  fc.assert(isRead, { numRuns: 5000 });
});

test('tags stand in the order of their numbers', () => {
  const payload = raastPayload({ iban, amount: 1, until: '2026-12-31T18:59:59Z' });
  const order = [/^000202/, /010212/, /020200/, /0424PK/, /05011/, /0712/, /1004....$/].map((tag) =>
    payload.search(tag),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a code ends in the minute of the deadline, and on its day in Pakistan', () => {
  const endOf = (until: string) => tagsOf(raastPayload({ iban, until }))['07'];
  expect(endOf('2026-12-31T18:59:59.999Z')).toBe('311220262359');
  expect(endOf('2026-12-31T19:00:00Z')).toBe('010120270000');
  expect(endOf('2027-01-01T00:00:00+05:00')).toBe('010120270000');
  expect(endOf('2028-02-28T19:05:00Z')).toBe('290220280005');
});

test.each([0, -1, 12.5, 10_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
  'an amount of %d has no code',
  (amount) => {
    expect(() => raastPayload({ iban, amount })).toThrow(RangeError);
  },
);

test.each([
  '',
  'PK34ABCD0000000000000000',
  'pk33abcd0000000000000000',
  'PK33 ABCD 0000 0000 0000 0000',
  'DE89370400440532013000',
])('the IBAN %j has no code', (wrong) => {
  expect(() => raastPayload({ iban: wrong })).toThrow(RangeError);
});

test.each([
  '',
  '2026-12-31',
  '2026-12-31T23:59',
  '31-12-2026 23:59',
  '2026-13-31T23:59:00Z',
  '+010000-01-01T00:00:00Z',
  new Date(Number.NaN),
])('a code that ends at %j is none', (until) => {
  expect(() => raastPayload({ iban, until })).toThrow(RangeError);
});
