import { advanceHours } from './advanceLife.ts';
import { type FormInput, fieldIssues, type Rule, text, violationOfText, whole } from './field.ts';
import { ibanOf, ibanViolation } from './iban.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { latinDigits } from './numbers.ts';
import { phoneOf } from './phones.ts';
import { mostRupees } from './raast.ts';
import { codeOf } from './typedCodes.ts';

const titleLetters = 2;

/** Digits of the number of an account: whole ones are sealed, and a title stands in clear. */
const accountDigits = /\d{8}/;

function titleViolation(typed: string): Violation | undefined {
  const field = accountFields.title;
  const violation = violationOfText(field, typed.trim());
  if (violation) return violation;
  const letters = typed.match(/\p{L}/gu) ?? [];
  if (letters.length < titleLetters)
    return { code: 'too_few_letters', params: { label: field.label, min: titleLetters } };
  return accountDigits.test(codeOf(typed)) ? { code: 'title_with_number' } : undefined;
}

/** Wallets stand under the mobile number of whoever has one. */
const walletRule: Rule = (typed, { label }) =>
  /^03\d{9}$/.test(phoneOf(typed)) ? undefined : { code: 'not_a_mobile', params: { label } };

/** The number of a wallet, kept as `03001234567`. */
function walletField<const Label extends string>(label: Label) {
  return text({ label, maxLength: 40, rule: walletRule, keep: phoneOf, optional: true });
}

/** Where an owner is paid: the title of the account as the bank has it, and an IBAN, numbers of wallets, or several of them. */
export const accountFields = {
  title: text({ label: 'Account title', minLength: titleLetters, maxLength: 70, rule: titleViolation }),
  iban: text({ label: 'IBAN', maxLength: 60, rule: ibanViolation, keep: ibanOf, optional: true }),
  jazzcash: walletField('JazzCash number'),
  easypaisa: walletField('Easypaisa number'),
} as const;

/** All that is wrong with where an owner is paid; the IBAN is named where there is nowhere to pay. */
export function accountIssues(typed: FormInput<typeof accountFields>): FieldIssue[] {
  const isNowhere = [typed.iban, typed.jazzcash, typed.easypaisa].every((each) => each.trim() === '');
  return [
    ...fieldIssues(accountFields, typed),
    ...issuesAt([['iban', isNowhere ? { code: 'no_account' } : undefined]]),
  ];
}

/** Whole rupees that are paid, taken or given back, 1 at least. */
export const amountField = whole({ label: 'Amount', min: 1, max: mostRupees, money: true });

/** When an owner asks for an advance, and how much: percent of the total, hours to pay it in, and for arrivals how many days ahead at least. */
export const advanceFields = {
  percent: whole({ label: 'Part of the price', min: 0, max: 50 }),
  hours: whole({ label: 'Hours to pay', min: advanceHours.least, max: advanceHours.most }),
  notWithinDays: whole({ label: 'Days before arrival', min: 0, max: 30 }),
} as const;

/** An IBAN has this form too, and may be what was copied: whole ones are sealed, and an id stands in clear. */
const transactionId = /^[0-9A-Z]{6,24}$/;

/** A transaction id in the one form in which it is compared: capitals and digits, without the name that messages put before it. */
export function referenceOf(typed: string): string {
  return codeOf(typed).replace(/^(?:T|TRX|TXN|TRANSACTION)ID[:.#]*(?=\d)/, '');
}

function transactionViolation(typed: string): Violation | undefined {
  const params = { label: proofFields.reference.label, min: 6, max: 24 };
  const reference = referenceOf(typed);
  const isId = transactionId.test(reference) && ibanViolation(reference) !== undefined;
  return isId ? undefined : { code: 'not_a_transaction_id', params };
}

function digitsOf(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '');
}

function lastFourViolation(typed: string): Violation | undefined {
  return /^\d{4}$/.test(digitsOf(typed)) ? undefined : { code: 'not_four_digits' };
}

/** Fields of a payment that somebody says has been sent: as the message of the bank or wallet shows it. */
export const proofFields = {
  reference: text({
    label: 'Transaction id',
    minLength: 6,
    maxLength: 60,
    rule: transactionViolation,
    keep: referenceOf,
  }),
  lastFour: text({
    label: "Last four digits of the sender's account",
    minLength: 4,
    maxLength: 20,
    rule: lastFourViolation,
    keep: digitsOf,
  }),
  amount: amountField,
} as const;
