import fc from 'fast-check';

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];

/** The remainder of an IBAN by mod 97, of one whole number and not digit by digit. */
export function remainderOf(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  return Number(BigInt([...turned].map((each) => Number.parseInt(each, 36)).join('')) % 97n);
}

/** The account with the check digits that belong to it. */
export function ibanWith(account: string): string {
  return `PK${String(98 - remainderOf(`PK00${account}`)).padStart(2, '0')}${account}`;
}

/** Right IBANs of Pakistan. */
export const anyIban = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...capitals), minLength: 4, maxLength: 4 }),
    fc.string({ unit: fc.constantFrom(...digits, ...capitals), minLength: 16, maxLength: 16 }),
  )
  .map(([bank, account]) => ibanWith(bank + account));
