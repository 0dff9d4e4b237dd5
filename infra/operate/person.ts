import { latinDigits } from '../../shared/rules/numbers.ts';
import type { Account } from './account.ts';

/** Tells whether words name somebody: by a part of the name, the e-mail or the phone number. */
export type NamesPerson = (words: string | undefined) => boolean;

/** Shorter ones are in too many words to tell anybody. */
const shortest = 3;

/** Shorter numbers are in too many words as well. */
const shortestNumber = 7;

/** Finds a person in what others wrote, and in what the person signed. */
export function namesOf({ profile, email }: Pick<Account, 'profile' | 'email'>): NamesPerson {
  const { name = '', phone = '' } = profile ?? {};
  const names = new Set(partsOf(name).filter((part) => part.length >= shortest));
  const number = digitsOf(phone).replace(/^0+/, '');
  return (words = '') => {
    const hasPhone = number.length >= shortestNumber && digitsOf(words).includes(number);
    return hasPhone || words.toLowerCase().includes(email) || partsOf(words).some((part) => names.has(part));
  };
}

function partsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
}

function digitsOf(text: string): string {
  return latinDigits(text).replaceAll(/\D/g, '');
}
