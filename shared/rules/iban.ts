import type { Violation } from './issues.ts';
import { codeOf } from './typedCodes.ts';

const country = 'PK';

/** PK, two check digits, four letters of the bank, sixteen letters or digits (ISO 13616, registry of SWIFT). */
const form = /^PK\d{2}[A-Z]{4}[0-9A-Z]{16}$/;
const length = 24;

const anotherCountry = /^(?!PK)[A-Z]{2}\d{2}/;

/** It stands in the registry as the example of Pakistan. */
const example = 'PK36 SCBL 0000 0011 2345 6702';

/** An IBAN as it is kept: 24 capitals and digits. Text that is none is returned without blanks and dashes. */
export function ibanOf(typed: string): string {
  return codeOf(typed).replace(/^IBAN[:.]?/, '');
}

/**
 * The violation of an IBAN as it was typed, in any of the ways that `ibanOf` reads: it is of another country, has not 24
 * letters and digits, or its check digits do not fit what stands behind them.
 */
export function ibanViolation(typed: string): Violation | undefined {
  const iban = ibanOf(typed);
  if (anotherCountry.test(iban)) return { code: 'iban_foreign', params: { country } };
  if (!/^PK[0-9A-Z]*$/.test(iban)) return { code: 'iban_malformed', params: { example } };
  if (iban.length !== length) return { code: 'iban_length', params: { length, count: iban.length } };
  const fits = form.test(iban) && checkDigits(iban.slice(4)) === Number(iban.slice(2, 4));
  return fits ? undefined : { code: 'iban_misspelled' };
}

/** 2 to 98 (ISO 7064, mod 97-10): letters count as 10 to 35, and the country stands behind the account. */
function checkDigits(account: string): number {
  const values = [...`${account}${country}00`].map((each) => Number.parseInt(each, 36));
  return 98 - values.reduce((rest, value) => (rest * (value < 10 ? 10 : 100) + value) % 97, 0);
}

/** The last four letters or digits of an IBAN or of a wallet's number, which say which one it is and do not pay. */
export function lastFourOf(account: string): string {
  return account.slice(-4);
}

/** An IBAN that is kept, in fours, as cards and apps print it: `PK36 SCBL 0000 0011 2345 6702`. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
