import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kept, storedForm, violationOf } from '../../../shared/rules/field.ts';
import { issueSentences } from '../../../shared/rules/issueSentences.ts';
import {
  accountFields,
  accountIssues,
  advanceFields,
  amountField,
  proofFields,
  referenceOf,
} from '../../../shared/rules/paymentFields.ts';
import { sentenceOf } from '../../../shared/rules/sentenceOf.ts';

describe('an account title', () => {
  test.each([
    'Gul Khan',
    'گل خان',
    'Hotel Rakaposhi & Sons (Pvt.) Ltd.',
    'نذیر صابر 2',
    'Hotel 2000 Pvt 1234',
    'Li',
    "D'Souza",
    'x'.repeat(70),
  ])('%j is taken', (typed) => expect(violationOf(accountFields.title, typed)).toBeUndefined());

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['\u200d\u2800', 'required'],
    ['G', 'too_few_letters'],
    ['12345678', 'too_few_letters'],
    ['--!!', 'too_few_letters'],
    ['x'.repeat(71), 'too_long'],
    ['Gul \u202eKhan', 'hidden_characters'],
    ['PK36SCBL0000001123456702', 'title_with_number'],
    ['گل خان ۰۳۰۰ ۱۲۳۴۵۶۷', 'title_with_number'],
  ])('%j is refused as %s', (typed, code) => expect(violationOf(accountFields.title, typed)?.code).toBe(code));
});

describe.each(['jazzcash', 'easypaisa'] as const)('a number of %s', (wallet) => {
  const field = accountFields[wallet];

  test.each(['03001234567', '0300-1234567', '+92 300 1234567', '0092 300 1234567', '3451234567', '۰۳۰۰ ۱۲۳۴۵۶۷'])(
    '%j is a mobile number',
    (typed) => {
      expect(violationOf(field, typed)).toBeUndefined();
      expect(kept(field, typed)).toMatch(/^03\d{9}$/);
    },
  );

  test.each([
    '051-1234567',
    '0300123456',
    '030012345678',
    '+44 7911 123456',
    'PK36SCBL0000001123456702',
    'ask me',
    '0',
  ])('%j is none', (typed) =>
    expect(violationOf(field, typed)).toEqual({ code: 'not_a_mobile', params: { label: field.label } }),
  );

  test('may be left out', () => expect(violationOf(field, ' ')).toBeUndefined());
});

describe('the account of an owner', () => {
  const typed = { title: 'Gul Khan', iban: '', jazzcash: '', easypaisa: '' };

  test('has an IBAN or a wallet at least', () => {
    expect(accountIssues(typed)).toEqual([{ path: 'iban', code: 'no_account' }]);
    expect(accountIssues({ ...typed, easypaisa: '0345 1234567' })).toEqual([]);
    expect(accountIssues({ ...typed, iban: 'pk36 scbl 0000 0011 2345 6702' })).toEqual([]);
  });

  test('is refused with the issue of each field', () => {
    const issues = accountIssues({ title: '7', iban: 'PK36SCBL0000001123456703', jazzcash: '7', easypaisa: '' });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'title too_few_letters',
      'iban iban_misspelled',
      'jazzcash not_a_mobile',
    ]);
  });

  test('is kept in one form, without what was left out', () => {
    const form = { ...typed, title: ' Gul  Khan ', iban: 'pk36-scbl-0000-0011-2345-6702', jazzcash: '+92 300 1234567' };
    expect(storedForm(accountFields, form)).toEqual({
      title: 'Gul Khan',
      iban: 'PK36SCBL0000001123456702',
      jazzcash: '03001234567',
    });
  });
});

describe('an amount', () => {
  test.each([
    ['1', 1],
    ['12,500', 12_500],
    ['PKR 12500/-', 12_500],
    ['۱۲۵۰۰', 12_500],
    [12_500, 12_500],
    ['9,999,999,999', 9_999_999_999],
  ])('%j is %d rupees', (typed, rupees) => {
    expect(violationOf(amountField, typed)).toBeUndefined();
    expect(kept(amountField, typed)).toBe(rupees);
  });

  test.each(['0', 0, '12.5', 12.5, '۱۲٫۵', '-500', -500, '1e4', '10000000000', Number.NaN, '12k'])(
    '%j is refused',
    (typed) => expect(violationOf(amountField, typed)?.code).toBe('not_whole'),
  );
});

describe('the settings of an advance', () => {
  test.each([
    ['percent', 0, 50],
    ['hours', 6, 72],
    ['notWithinDays', 0, 30],
  ] as const)('%s lies from %d to %d', (name, min, max) => {
    const field = advanceFields[name];
    const verdicts = [min - 1, min, max, max + 1].map((value) => violationOf(field, value)?.code);
    expect(verdicts).toEqual(['not_whole', undefined, undefined, 'not_whole']);
  });

  test.each(['51', '۵۱', '12.5', '20 %', ''])('an advance of %j percent is refused', (typed) => {
    expect(violationOf(advanceFields.percent, typed)).toBeDefined();
  });

  test('a percentage may have digits of Urdu', () => expect(kept(advanceFields.percent, '۵۰')).toBe(50));
});

describe('a transaction id', () => {
  const field = proofFields.reference;

  test.each([
    ['12345678901', '12345678901'],
    ['۱۲۳۴۵۶۷۸۹۰۱', '12345678901'],
    ['t2608-ab 12cd', 'T2608AB12CD'],
    ['\u200e123 456\u200b', '123456'],
    ['Trx ID: 12345678901', '12345678901'],
    ['TID 12345678901', '12345678901'],
    ['transaction id # 12345678901', '12345678901'],
    ['x'.repeat(24), 'X'.repeat(24)],
  ])('%j is kept as %s', (typed, id) => {
    expect(violationOf(field, typed)).toBeUndefined();
    expect(kept(field, typed)).toBe(id);
  });

  test.each(['12345', 'x'.repeat(25), '1234567/8', 'شناخت 123456', 'https://x.pk/1', 'TID', '<b>123456'])(
    '%j is refused',
    (typed) => expect(violationOf(field, typed)?.code).toBe('not_a_transaction_id'),
  );

  test('is no IBAN', () => expect(violationOf(field, 'PK36 SCBL 0000 0011 2345 6702')).toBeDefined());

  test('is kept again as it is', () => {
    const isSame = fc.property(fc.stringMatching(/^[0-9A-Za-z -]{6,40}$/), (typed) => {
      const id = referenceOf(typed);
      expect(referenceOf(id)).toBe(id);
    });
    fc.assert(isSame);
  });
});

describe('the last four of the sender', () => {
  const field = proofFields.lastFour;

  test.each([
    ['0042', '0042'],
    ['۰۰۴۲', '0042'],
    [' 00 42\u200f ', '0042'],
  ])('%j are %s', (typed, digits) => {
    expect(violationOf(field, typed)).toBeUndefined();
    expect(kept(field, typed)).toBe(digits);
  });

  test.each(['042', '00420', '03001234567', 'SCBL', '**42', '-042'])('%j are none', (typed) => {
    expect(violationOf(field, typed)?.code).toBe('not_four_digits');
  });
});

test('sentences about accounts have all their values', () => {
  const wrong = [
    violationOf(accountFields.iban, 'DE89370400440532013000'),
    violationOf(accountFields.iban, 'PK36'),
    violationOf(accountFields.iban, 'account'),
    violationOf(accountFields.jazzcash, '051'),
    violationOf(accountFields.title, '7'),
    violationOf(proofFields.reference, '7'),
  ];
  expect(wrong.map((each) => each && sentenceOf(each))).toEqual([
    'This IBAN does not begin with PK: it is not of a bank or wallet in Pakistan',
    'An IBAN of Pakistan has 24 letters and digits, and this one has 4',
    'This is not an IBAN of Pakistan, which is written like PK36 SCBL 0000 0011 2345 6702',
    'JazzCash number must be a mobile number of Pakistan, such as 0300 1234567',
    'Account title must have 2 letters at least',
    'Transaction id must have 6 to 24 letters and digits, as the message about the payment shows it',
  ]);
  expect(issueSentences.not_four_digits).not.toContain('{');
});
