import type { StoredProposal } from '../../campaign/check/checkProposals.ts';
import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';

/** The states in which attempts leave a proposal. A yes that cannot be carried out ends it. */
const leftBy: Record<string, readonly string[]> = {
  'say yes': ['accepted', 'ended'],
  'say no': ['refused'],
  withdraw: ['withdrawn'],
};

/**
 * Holds proposals to everything that was answered about them: one that was answered stands as it was, has one answer, and no other one took
 * its place while it waited; one that was made is there, or a later one; what stands was done by somebody.
 */
export function checkProposalAnswers(items: readonly Item[], entries: readonly Entry[]): string[] {
  const stored = new Map(
    (items.filter(({ sk }) => sk === 'proposal') as StoredProposal[]).map((each) => [each.id, each]),
  );
  const latest = new Map([...stored.values()].map((each) => [each.bookingId, each]));
  const onEach = Map.groupBy(
    entries.filter(({ proposal }) => proposal !== undefined),
    ({ proposal = '' }) => proposal,
  );
  const made = entries.flatMap(({ id = '', proposed, ended }) =>
    proposed ? [{ bookingId: id, ended, ...proposed }] : [],
  );
  return [
    ...[...onEach].flatMap(([id, own]) => answersOf(id, own, stored.get(id))),
    ...[...stored.values()].filter((each) => !isExplained(each, onEach.get(each.id) ?? [])).map(doneByNobody),
    ...made
      .filter(({ bookingId }) => !latest.has(bookingId))
      .map(({ id }) => `the proposal ${id} was made, and is lost`),
    ...[...Map.groupBy(made, ({ bookingId, revision }) => `${bookingId} in revision ${revision}`)].flatMap(
      ([name, all]) => besides(name, all, onEach),
    ),
  ];
}

function doneByNobody({ id, state }: StoredProposal): string {
  return `the proposal ${id} is ${state}, and nobody tried that`;
}

function answersOf(id: string, own: readonly Entry[], stored: StoredProposal | undefined): string[] {
  const done = new Set(own.filter(({ outcome }) => outcome === 'done').map(({ act }) => act));
  const twofold = done.size > 1 ? [`the proposal ${id} has several answers: ${[...done].join()}`] : [];
  const [act] = done;
  const stands = !stored || act === undefined || leftBy[act]?.[0] === stored.state;
  return stands ? twofold : [...twofold, `the proposal ${id}: ${act} was done, and it is ${stored.state}`];
}

/** A refusal counts: a call may be carried out after it was given up. */
function isExplained({ state }: StoredProposal, own: readonly Entry[]): boolean {
  return state === 'open' || own.some(({ act }) => leftBy[act]?.includes(state));
}

interface MadeProposal {
  id: string;
  ended: number;
}

/** Of several proposals on one revision all but the last were ended by somebody before the next was made. */
function besides(name: string, made: readonly MadeProposal[], onEach: ReadonlyMap<string, readonly Entry[]>): string[] {
  const ids = [...new Set(made.toSorted((a, b) => a.ended - b.ended).map(({ id }) => id))];
  const left = ids.filter((id) => !onEach.has(id));
  return left.length > 1 ? [`${name} has proposals beside each other: ${left.join()}`] : [];
}
