import { expect, test } from 'vitest';
import { checkProposalAnswers } from '../../bench/races/checkProposalAnswers.ts';
import type { Entry } from '../../bench/races/journal.ts';

let time = 0;
const entry = (act: string, given: Partial<Entry> = {}): Entry => {
  time += 2;
  return { act, id: 'one', outcome: 'done', began: time, ended: time + 1, ...given };
};

const makes = (id: string, revision = 1) => entry('propose', { proposed: { id, revision } });
const answers = (act: string, proposal: string, outcome = 'done') => entry(act, { proposal, outcome });

/** The problems of answers, when the proposal of a booking is in a state. */
function found(id: string, state: string, entries: Entry[]): string[] {
  const stored = { pk: 'booking#one', sk: 'proposal', id, bookingId: 'one', state, revision: 1, endsAt: '' };
  return checkProposalAnswers([stored], entries);
}

test('proposals that stand as they were answered are right, also where an answer was lost', () => {
  expect(found('p', 'open', [makes('p')])).toEqual([]);
  expect(
    found('p', 'accepted', [makes('p'), answers('say yes', 'p'), answers('say no', 'p', 'proposal_over')]),
  ).toEqual([]);
  expect(found('p', 'ended', [makes('p'), answers('say yes', 'p', 'unknown')])).toEqual([]);
  expect(found('q', 'open', [makes('p'), answers('withdraw', 'p'), makes('q')])).toEqual([]);
  expect(found('q', 'open', [makes('p', 1), makes('q', 2)])).toEqual([]);
});

test('an answer that does not stand is found, and so are two answers', () => {
  expect(found('p', 'open', [makes('p'), answers('say no', 'p')])).toEqual([
    'the proposal p: say no was done, and it is open',
  ]);
  expect(found('p', 'accepted', [makes('p'), answers('say yes', 'p'), answers('withdraw', 'p')])).toEqual([
    'the proposal p has several answers: say yes,withdraw',
  ]);
});

test('an end that nobody tried is found', () => {
  expect(found('p', 'accepted', [makes('p'), answers('say no', 'p', 'proposal_over')])).toEqual([
    'the proposal p is accepted, and nobody tried that',
  ]);
});

test('a proposal that is lost is found, and two that wait beside each other', () => {
  expect(checkProposalAnswers([], [makes('p')])).toEqual(['the proposal p was made, and is lost']);
  expect(found('q', 'open', [makes('p'), makes('q')])).toEqual([
    'one in revision 1 has proposals beside each other: p,q',
  ]);
});
