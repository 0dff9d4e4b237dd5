import type { Mutant } from './mutant.ts';

const lines = 'tests/functions/money/lines.once.test.ts';
const reversals = 'tests/functions/money/reversals.once.test.ts';
const atOnce = 'tests/functions/money/linesAtOnce.test.ts';
const books = 'tests/functions/money/books.once.test.ts';
const accounts = 'tests/functions/money/accounts.once.test.ts';
const ofAdvances = 'tests/functions/money/advanceLines.once.test.ts';
const helpers = 'tests/functions/money/helpers.once.test.ts';

/** Mistakes that could be made about lines of money, receipts and books. */
export const ledgerMutants: Mutant[] = [
  {
    name: 'ledger: a line is written over another one',
    file: 'functions/money/lines.ts',
    text: "{ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }",
    becomes: '{ TableName, Item }',
    tests: [atOnce],
  },
  {
    name: 'ledger: a sum counts no reversals',
    file: 'shared/rules/ledger.ts',
    text: "=== 'out' ? amount : -amount",
    becomes: "=== 'out' ? amount : 0",
    tests: [reversals],
  },
  {
    name: 'ledger: a reversal of money that went out takes it away once more',
    file: 'shared/rules/ledger.ts',
    text: "=== 'out' ? amount : -amount",
    becomes: "=== 'out' ? -amount : -amount",
    tests: [reversals],
  },
  {
    name: 'ledger: a hotel takes an advance back',
    file: 'functions/money/lines.ts',
    text: "if (line && isOfAdvance(line)) throw fail('line_of_advance');",
    becomes: '',
    tests: [ofAdvances],
  },
  {
    name: 'ledger: a full ledger has no room for an advance',
    file: 'functions/money/lines.ts',
    text: 'if (advance) return;',
    becomes: '',
    tests: [ofAdvances],
  },
  {
    name: 'ledger: a refund takes a line of the desk for its own',
    file: 'functions/money/lines.ts',
    text: "advance ? 'advance ' : ''",
    becomes: "''",
    tests: [ofAdvances],
  },
  {
    name: 'ledger: a line is reversed twice',
    file: 'functions/money/lines.ts',
    text: ' || lines.some((each) => each.reverses === reverses)) throw',
    becomes: ') throw',
    tests: [reversals],
  },
  {
    name: 'ledger: more goes out than came',
    file: 'functions/money/lines.ts',
    text: 'if (paid < 0)',
    becomes: 'if (paid < -1_000_000)',
    tests: [lines],
  },
  {
    name: 'ledger: a second press is a second line',
    file: 'functions/money/lines.ts',
    text: 'if (earlier) return',
    becomes: 'if (earlier && lines.length > 99) return',
    tests: [reversals],
  },
  {
    name: 'ledger: a line stands in the book of the day in Greenwich',
    file: 'functions/money/ledgerItems.ts',
    text: 'today(new Date(at))}#',
    becomes: 'at.slice(0, 10)}#',
    tests: [books],
  },
  {
    name: 'ledger: sums of a day are those of a page',
    file: 'functions/money/dayBook.ts',
    text: 'presentSums(read)',
    becomes: 'presentSums({ ...read, rows: shown })',
    tests: [books],
  },
  {
    name: 'ledger: a reversal counts on the side of its line',
    file: 'shared/rules/ledger.ts',
    text: 'Math.max(0, sign * each)',
    becomes: '(sign > 0 ? each : 0)',
    tests: [books],
  },
  {
    name: 'ledger: helpers pay out',
    file: 'functions/handlers/addLedgerLine.ts',
    text: "line.kind === 'in' && line.way === 'cash'",
    becomes: "line.kind !== 'reversal' && line.way === 'cash'",
    tests: [helpers],
  },
  {
    name: 'ledger: helpers take cash unasked',
    file: 'functions/money/house.ts',
    text: '!books?.helpersTakeCash || ',
    becomes: '',
    tests: [helpers],
  },
  {
    name: 'ledger: an own booking that is cancelled owes its deposit',
    file: 'shared/rules/ledger.ts',
    text: 'isOwn ? paid : ',
    becomes: '',
    tests: [accounts],
  },
  {
    name: 'ledger: a stay that was broken off costs nothing',
    file: 'shared/rules/ledger.ts',
    text: 'Math.max(stayed, ',
    becomes: 'Math.max(0, ',
    tests: [accounts],
  },
  {
    name: 'receipt: a number is given twice',
    file: 'functions/money/lines.ts',
    text: "read ? '#last = :read' : 'attribute_not_exists(pk)'",
    becomes: "read ? '#last <= :read OR #last > :read' : 'attribute_not_exists(sk) OR attribute_exists(sk)'",
    tests: [atOnce],
  },
  {
    name: 'receipt: money that goes out gets a number',
    file: 'functions/money/lines.ts',
    text: "...(moved.kind === 'in' && { receipt",
    becomes: "...(moved.kind !== 'reversal' && { receipt",
    tests: [lines],
  },
  {
    name: 'receipt: numbers of a restore are given again',
    file: 'infra/operate/continueReceipts.ts',
    text: "':to': gap.to,",
    becomes: "':to': gap.from,",
    tests: ['tests/functions/operate/receipts.once.test.ts'],
  },
];
