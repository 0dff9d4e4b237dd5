import type { Mutant } from './mutant.ts';

const payees = ['tests/functions/money/payees.once.test.ts'];
const changes = ['tests/functions/money/payeeChanges.once.test.ts'];
const operators = ['tests/functions/operate/suspendPayees.once.test.ts'];
const settings = ['tests/functions/money/advanceTerms.once.test.ts'];
const asked = ['tests/functions/money/askedAdvances.once.test.ts'];
const rules = ['tests/shared/rules/advanceTerms.pure.test.ts'];

/** Mistakes that could be made about where guests pay an owner, and about terms of advances. */
export const payeeMutants: Mutant[] = [
  {
    name: 'payee: a change holds at once',
    file: 'shared/rules/payees.ts',
    text: 'payeeHoldHours = 24',
    becomes: 'payeeHoldHours = 0',
    tests: payees,
  },
  {
    name: 'payee: a change holds of which no mail went out',
    file: 'functions/money/payeeItem.ts',
    text: 'const holds = next?.told && !waits;',
    becomes: 'const holds = next && !waits;',
    tests: changes,
  },
  {
    name: 'payee: a change whose mail failed is left',
    file: 'functions/money/payeeChanges.ts',
    text: 'await withdraw(table, vendorId, revision);',
    becomes: 'await Promise.resolve([vendorId, revision]);',
    tests: changes,
  },
  {
    name: 'payee: a wrong password is right',
    file: 'functions/money/ownerProof.ts',
    text: 'if (!(await verifyPassword(password, login?.passwordHash)))',
    becomes: 'if (false)',
    tests: changes,
  },
  {
    name: 'payee: a session is proof enough',
    file: 'functions/money/ownerProof.ts',
    text: "  if (password === undefined) throw fail('proof_needed');\n",
    becomes: '  if (password === undefined) return;\n',
    tests: changes,
  },
  {
    name: 'payee: the code of another mailbox is proof',
    file: 'functions/money/ownerProof.ts',
    text: "  if (outcome.challenge.email !== email) throw fail('recovery_ended');\n",
    becomes: '',
    tests: changes,
  },
  {
    name: 'payee: two devices undo each other',
    file: 'functions/money/payeeChanges.ts',
    text: "  if (current !== revision) throw fail('conflict');\n",
    becomes: '',
    tests: changes,
  },
  {
    name: 'payee: an owner who has not confirmed the email sets one',
    file: 'functions/money/changePayee.ts',
    text: "  if (owner.emailConfirmedAt === undefined) throw fail('owner_unconfirmed');\n",
    becomes: '',
    tests: changes,
  },
  {
    name: 'payee: numbers of a change that never held are kept',
    file: 'functions/money/payeeChanges.ts',
    text: 'Item: sealed } }] : []),\n    ...goneChange(table.name, vendorId, read),',
    becomes: 'Item: sealed } }] : []),',
    tests: changes,
  },
  {
    name: 'payee: numbers of before end at once',
    file: 'functions/money/payeeChanges.ts',
    text: 'const keptDays = 90;',
    becomes: 'const keptDays = 0;',
    tests: changes,
  },
  {
    name: 'payee: a change that was taken back ends the numbers of before',
    file: 'functions/money/payeeChanges.ts',
    text: "ends ? 'SET expiresAt = :ends' : 'REMOVE expiresAt'",
    becomes: "ends ? 'SET expiresAt = :ends' : 'REMOVE endsAt'",
    tests: changes,
  },
  {
    name: 'payee: what holds already is taken back',
    file: 'functions/money/payeeChanges.ts',
    text: '  if (read.next.told && !payees.next) return { payees, holds: true };\n',
    becomes: '',
    tests: changes,
  },
  {
    name: 'payee: a suspension leaves a change that waits',
    file: 'infra/operate/suspend.ts',
    text: 'await patiently(() => withdraw(account.table, account.id))',
    becomes: 'await Promise.resolve({ withdrawn: withdraw && patiently })',
    tests: operators,
  },
  {
    name: 'terms: 0 percent are kept',
    file: 'shared/contracts/advanceTerms.ts',
    text: 'return stored === 0',
    becomes: 'return stored === undefined',
    tests: settings,
  },
  {
    name: 'terms: no account is needed',
    file: 'functions/handlers/setAdvanceTerms.ts',
    text: "        if (terms && !isPayable) throw fail('no_payee');\n",
    becomes: '',
    tests: settings,
  },
  {
    name: 'terms: an account that is about to go counts',
    file: 'functions/money/payees.ts',
    text: '(next ?? inForce)?.version',
    becomes: '(inForce ?? next)?.version',
    tests: payees,
  },
  {
    name: 'terms: two devices undo each other',
    file: 'functions/properties/moneySettings.ts',
    text: "  if (revision !== moneyRevision) throw fail('conflict');\n",
    becomes: '',
    tests: settings,
  },
  {
    name: 'terms: an update of the property takes them away',
    file: 'functions/properties/nextItem.ts',
    text: 'next.moneyRevision === undefined ? (current ?? next) : next',
    becomes: 'next',
    tests: settings,
  },
  {
    name: 'terms: books that are set take them away',
    file: 'functions/handlers/setBooks.ts',
    text: '{ terms: own.terms, books }',
    becomes: '{ terms: undefined, books }',
    tests: settings,
  },
  {
    name: 'terms: the first night of one room is asked for',
    file: 'shared/rules/advanceTerms.ts',
    text: 'sum + count * (nights',
    becomes: 'sum + (nights',
    tests: rules,
  },
  {
    name: 'terms: an advance is more than the stay costs',
    file: 'shared/rules/advanceTerms.ts',
    text: 'return Math.min(firstNights, total);',
    becomes: 'return Math.max(firstNights, Math.min(firstNights, total));',
    tests: rules,
  },
  {
    name: 'terms: an arrival that is near brings an advance',
    file: 'shared/rules/advanceTerms.ts',
    text: 'terms === undefined || isTooNear(checkIn, terms.notWithinDays, now)',
    becomes: 'terms === undefined || isTooNear(checkIn, -1, now)',
    tests: rules,
  },
  {
    name: 'terms: an owner who owes a refund asks for advances',
    file: 'functions/bookings/quotes/askedAdvance.ts',
    text: 'return owesRefund ? undefined : terms;',
    becomes: 'return owesRefund ? terms : terms;',
    tests: asked,
  },
  {
    name: 'terms: a guest is not held to the advance that was seen',
    file: 'functions/bookings/quotes/askedAdvance.ts',
    text: 'if (isOther || isOtherPolicy)',
    becomes: 'if (isOtherPolicy)',
    tests: asked,
  },
  {
    name: 'terms: a guest is not held to the policy that was seen',
    file: 'functions/bookings/quotes/askedAdvance.ts',
    text: 'if (isOther || isOtherPolicy)',
    becomes: 'if (isOther)',
    tests: asked,
  },
  {
    name: 'terms: a request that becomes cheaper asks for more than it costs',
    file: 'functions/bookings/proposals/answering.ts',
    text: 'terms.amount > total ?',
    becomes: 'terms.amount < 0 ?',
    tests: asked,
  },
];
