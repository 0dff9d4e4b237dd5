import type { Mutant } from './mutant.ts';

const code = 'tests/shared/rules/raast.pure.test.ts';
const iban = 'tests/shared/rules/iban.pure.test.ts';
const fields = 'tests/shared/rules/paymentFields.pure.test.ts';
const shown = 'tests/web/features/payments/raastCode.test.tsx';

/** Mistakes that could be made about codes of Raast, IBANs and proofs of payments. */
export const raastMutants: Mutant[] = [
  {
    name: 'raast: the checksum leaves its own tag out',
    file: 'shared/rules/raast.ts',
    text: 'return checked + checksum(checked);',
    becomes: 'return checked + checksum(checked.slice(0, -4));',
    tests: [code],
  },
  {
    name: 'raast: the checksum begins with zeros',
    file: 'shared/rules/raast.ts',
    text: '0xffff);',
    becomes: '0);',
    tests: [code],
  },
  {
    name: 'raast: a short checksum has three digits',
    file: 'shared/rules/raast.ts',
    text: ".toUpperCase().padStart(4, '0')",
    becomes: '.toUpperCase()',
    tests: [code],
  },
  {
    name: 'raast: a code of one payment may be used again',
    file: 'shared/rules/raast.ts',
    text: 'ofOnePayment.length > 0 ? values.once : values.again',
    becomes: 'values.again',
    tests: [code],
  },
  {
    name: 'raast: a code ends in the clock of Greenwich',
    file: 'shared/rules/raast.ts',
    text: "timeOf(instant).replace(':', '')",
    becomes: "instant.toISOString().slice(11, 16).replace(':', '')",
    tests: [code],
  },
  {
    name: 'raast: a fraction of a rupee is asked for',
    file: 'shared/rules/raast.ts',
    text: '!Number.isInteger(amount) || ',
    becomes: '',
    tests: [code],
  },
  {
    name: 'raast: a misspelled IBAN has a code',
    file: 'shared/rules/raast.ts',
    text: 'ibanOf(iban) !== iban || ibanViolation(iban)',
    becomes: 'ibanOf(iban) !== iban',
    tests: [code],
  },
  {
    name: 'raast: check digits of 99 are taken',
    file: 'shared/rules/iban.ts',
    text: 'checkDigits(iban.slice(4)) === Number(iban.slice(2, 4))',
    becomes: '(checkDigits(iban.slice(4)) - Number(iban.slice(2, 4))) % 97 === 0',
    tests: [iban],
  },
  {
    name: 'raast: a letter counts as one digit',
    file: 'shared/rules/iban.ts',
    text: '(value < 10 ? 10 : 100)',
    becomes: '10',
    tests: [iban],
  },
  {
    name: 'raast: digits of Urdu are left out of a code',
    file: 'shared/rules/typedCodes.ts',
    text: 'return latinDigits(typed)',
    becomes: 'return typed',
    tests: [iban],
  },
  {
    name: 'raast: one transaction id in small letters is another',
    file: 'shared/rules/typedCodes.ts',
    text: '.replace(/[a-z]+/g, (small) => small.toUpperCase())',
    becomes: '',
    tests: [fields],
  },
  {
    name: 'raast: a line of a telephone is the number of a wallet',
    file: 'shared/rules/paymentFields.ts',
    text: '/^03\\d{9}$/',
    becomes: '/^0\\d{9,10}$/',
    tests: [fields],
  },
  {
    name: 'raast: the last four lose the zeros in front',
    file: 'shared/rules/paymentFields.ts',
    text: "latinDigits(typed).replace(/\\s/g, '')",
    becomes: "latinDigits(typed).replace(/\\s|^0+/g, '')",
    tests: [fields],
  },
  {
    name: 'raast: a code has the colour of the text beside it',
    file: 'web/src/features/payments/DrawnCode.tsx',
    text: 'fill="#000"',
    becomes: 'fill="currentColor"',
    tests: [shown],
  },
  {
    name: 'raast: a code has no quiet zone',
    file: 'web/src/features/payments/qrPicture.ts',
    text: 'border: quietZone',
    becomes: 'border: 0',
    tests: [shown],
  },
  {
    name: 'raast: the IBAN stays on a page without a connection',
    file: 'web/src/features/payments/RaastCode.tsx',
    text: 'if (!online) return <InWords {...payment} />;',
    becomes: '',
    tests: [shown],
  },
  {
    name: 'raast: the amount is copied with its currency',
    file: 'web/src/features/payments/TitleAndAmount.tsx',
    text: 'text={String(amount)}',
    becomes: 'text={formatPrice(amount)}',
    tests: [shown],
  },
];
