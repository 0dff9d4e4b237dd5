import { ask, confirmDirectly, goodPassword, type SignedUp, signUp } from './accounts.ts';
import type { Call, CallAnswer } from './call.ts';
import type { TestTables } from './tables.ts';

/** Accounts of an owner as they are typed: an IBAN whose check digits fit, and numbers of wallets. */
export const typedPayee = { title: 'Gul Zaman', iban: 'PK36 SCBL 0000 0011 2345 6702', jazzcash: '', easypaisa: '' };

export const typedTerms = { share: '30', hours: '24', notWithinDays: '2', policy: 'moderate' };

/** An owner with a password who has confirmed the e-mail. */
export async function openPayableOwner(tables: TestTables): Promise<SignedUp> {
  const owner = await signUp('vendor');
  await confirmDirectly(tables, owner);
  return owner;
}

const callOf = ({ id, token }: SignedUp): Call => ({ token, params: { vendorId: id } });

export async function payeeOf(owner: SignedUp) {
  return (await ask('getPayee', callOf(owner))).body.data;
}

/** Says where guests pay, with the password of the account where nothing else is given. */
export function setPayee(owner: SignedUp, given: object = {}): Promise<CallAnswer> {
  const body = { ...typedPayee, password: goodPassword, revision: 0, ...given };
  return ask('setPayee', { ...callOf(owner), body });
}

export function withdrawPayee(owner: SignedUp): Promise<CallAnswer> {
  return ask('withdrawPayeeChange', callOf(owner));
}

/** Sets terms of a property, those above where none are given. */
export function setTerms({ token }: SignedUp, propertyId: string, given: object = {}): Promise<CallAnswer> {
  return ask('setAdvanceTerms', { token, params: { propertyId }, body: { terms: typedTerms, revision: 0, ...given } });
}

/** Where guests pay an owner by last four digits: in force, and next. */
export async function lastFours(owner: SignedUp): Promise<(string[] | undefined)[]> {
  const { inForce, next } = await payeeOf(owner);
  const fours = (known?: { accounts?: { lastFour: string }[] }) => known?.accounts?.map(({ lastFour }) => lastFour);
  return [fours(inForce), fours(next)];
}
