import type { Mutant } from './mutant.ts';

const partOfProof = 'tests/functions/money/partOfProof.once.test.ts';

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
    text: '...(isProvedAgain(read, sent.reference) && { seen: read.proof?.seen }),',
    becomes: '',
    tests: [partOfProof],
  },
  {
    name: 'advance: a part counts as seen',
    file: 'functions/money/receiving.ts',
    text: 'if (!isPartOfProof(advance, amount))',
    becomes: 'if (advance.amount > 0)',
    tests: [partOfProof],
  },
];
