import type { Mutant } from './mutant.ts';

const partOfProof = 'tests/functions/money/partOfProof.once.test.ts';

const proofsAgain = 'tests/functions/money/proofsAgain.once.test.ts';

/** Mistakes that could be made about payments of which less came than was proved. */
export const partMutants: Mutant[] = [
  {
    name: 'advance: a second part of a payment is asked for again',
    file: 'functions/money/receiving.ts',
    text: "if (isPart && advance.unseenBefore) return 'missPartAgain';",
    becomes: '',
    tests: [partOfProof],
  },
  {
    name: 'advance: a part ends a dispute',
    file: 'functions/money/receiving.ts',
    text: 'return isPart ? moves.part : moves.whole;',
    becomes: 'return moves.whole;',
    tests: [partOfProof],
  },
  {
    name: 'advance: a part of a payment when nothing is asked for any more is all of it',
    file: 'functions/money/receiving.ts',
    text: "return isPart ? 'missPart' : 'receive';",
    becomes: "return 'receive';",
    tests: [partOfProof],
  },
  {
    name: 'advance: a part of a payment that was proved again is written down twice',
    file: 'functions/money/proofs.ts',
    text: 'seen: again?.seen || undefined',
    becomes: 'seen: undefined',
    tests: [partOfProof],
  },
  {
    name: 'advance: a part of a payment is forgotten behind another payment',
    file: 'functions/money/proofs.ts',
    text: 'const seen = await seenOf(table, advance.bookingId, payment);',
    becomes: 'const seen = 0;',
    tests: [proofsAgain],
  },
  {
    name: 'advance: a cancellation ends what is not seen of a payment',
    file: 'functions/money/advanceEnds.ts',
    text: "if (mayStep(advance, 'keepMissed', moment))",
    becomes: 'if (false)',
    tests: [proofsAgain],
  },
  {
    name: 'advance: an owner ends a claim by wanting no more',
    file: 'functions/money/waiving.ts',
    text: "['waive', 'waiveMissed', 'waiveRest', 'waiveUnseen']",
    becomes: "['waive', 'waiveRest', 'waiveUnseen']",
    tests: [proofsAgain],
  },
  {
    name: 'advance: a booking lapses of which no more is wanted',
    file: 'functions/money/advance.ts',
    text: 'lapses && !waived',
    becomes: 'lapses',
    tests: [proofsAgain],
  },
  {
    name: 'advance: each part gives a day more',
    file: 'functions/money/receiving.ts',
    text: 'const isFurther = received > 0 &&',
    becomes: 'const isFurther = false &&',
    tests: [proofsAgain],
  },
  {
    name: 'advance: more is asked for than is left of the total',
    file: 'functions/money/receiving.ts',
    text: 'return Math.min(advance.amount - advance.received, left) - amount;',
    becomes: 'return advance.amount - advance.received - amount;',
    tests: [proofsAgain],
  },
  {
    name: 'advance: a part counts as seen',
    file: 'functions/money/receiving.ts',
    text: 'if (!isPartOfProof(advance, amount))',
    becomes: 'if (advance.amount > 0)',
    tests: [partOfProof],
  },
  {
    name: 'advance: it lapses though the hotel has as much in cash',
    file: 'functions/money/ledgers.ts',
    text: 'paid < before.amount',
    becomes: 'true',
    tests: ['tests/functions/money/coveredAdvance.once.test.ts'],
  },
];
