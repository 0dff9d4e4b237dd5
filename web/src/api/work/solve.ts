import { solveChallengeWorkers } from 'altcha-lib';
import type { WorkChallenge } from '../../../../shared/work.ts';
import Solver from './solver.ts?worker';

/** More workers make a phone hot and are hardly faster. */
const mostWorkers = 4;

/** Half of the time for which a challenge can be answered. */
const patienceMs = 300_000;

/**
 * The header that brings the work of a challenge; undefined where it was stopped, where it takes too long, and in a browser that
 * cannot do it.
 */
export async function solve(challenge: WorkChallenge, stopped: AbortController): Promise<string | undefined> {
  if (stopped.signal.aborted) return undefined;
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
      controller: stopped,
      createWorker: () => new Solver(),
      timeout: patienceMs,
    });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
