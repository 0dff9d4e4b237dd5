import { describe, expect, test } from 'vitest';
import { type Field, violationOf } from '../../../shared/rules/field.ts';
import { accountFields, proofFields } from '../../../shared/rules/paymentFields.ts';
import { changedValues, verdicts } from '../../support/documentVerdicts.ts';

const fields = {
  'an account title': accountFields.title,
  'an IBAN': accountFields.iban,
  'the number of a wallet': accountFields.easypaisa,
  'a transaction id': proofFields.reference,
  'the last four': proofFields.lastFour,
} as const;

/** Values that both must take. */
const sound: Record<keyof typeof fields, string[]> = {
  'an account title': ['Gul Khan', 'گل خان', ' Li ', '1 a 2 b', 'Ümit', 'G.K'],
  'an IBAN': ['PK36SCBL0000001123456702', 'pk36 scbl-0000 0011 2345 6702', '\u200ePK۳۶SCBL۰۰۰۰۰۰۱۱۲۳۴۵۶۷۰۲'],
  'the number of a wallet': [
    ...['03001234567', '+92 300 1234567', '+92 (0)300 1234567', '0092-300-1234567', '3001234567', '923001234567'],
    ...['۰۳۰۰ ۱۲۳۴۵۶۷', '(0300) 1234567', '\u202a+92 300 1234567\u202c'],
  ],
  'a transaction id': ['123456', 't2608-ab 12cd', '۱۲۳۴۵۶۷۸۹۰۱', 'X'.repeat(24), '\u200f123456'],
  'the last four': ['0042', '۰۰۴۲', ' 00 42\u200f'],
};

/** Values that both must refuse. */
const unsound: Record<keyof typeof fields, string[]> = {
  'an account title': ['', 'G', '12', '1 a', 'Gul \u202eKhan', 'x'.repeat(71), '\u200d\u200d'],
  'an IBAN': [
    'DE89370400440532013000',
    'PK36SCBL000000112345670',
    'PK36SCBL00000011234567022',
    'PK36SC8L0000001123456702',
  ],
  'the number of a wallet': ['051-1234567', '0300123456', '030012345678', '+44 7911 123456'],
  'a transaction id': ['12345', 'x'.repeat(25), 'TID1234', 'Trx ID 12345', '123/456', 'شناخت 123456'],
  'the last four': ['042', '00420', '**42', 'SCBL'],
};

describe.each(Object.entries(fields) as [keyof typeof fields, Field][])('%s', (name, field) => {
  test('is taken by the document as by its rule', () => {
    for (const value of sound[name]) expect([value, ...verdicts(field, value)]).toEqual([value, true, true]);
    for (const value of unsound[name]) {
      expect([value, ...verdicts(field, value)]).toEqual([value, false, false]);
    }
  });

  test('is refused by its rule nowhere where the document takes it, but for check digits', () => {
    const wrong = changedValues([...sound[name], ...unsound[name]]).filter((value) => {
      const [document, rule] = verdicts(field, value);
      return document && !rule && violationOf(field, value)?.code !== 'iban_misspelled';
    });
    expect(wrong).toEqual([]);
  });
});
