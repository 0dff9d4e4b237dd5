import type { Random } from '../random.ts';

/** The fate of a call on its way to an engine. */
export type Fate = 'passed' | 'dropped' | 'answer dropped' | 'delayed' | 'throttled' | 'in conflict' | 'failed';

const misfortunes: readonly Fate[] = ['dropped', 'answer dropped', 'delayed', 'throttled', 'in conflict', 'failed'];

/** How bad it is at this moment, for all proxies alike. */
export class Weather {
  /** The part of all calls that something happens to. */
  rate = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): Fate {
    return this.#random.chance(this.rate) ? this.#random.pick(misfortunes) : 'passed';
  }

  /** Milliseconds: mostly short, sometimes longer than any client waits. */
  delay(): number {
    return this.#random.chance(0.2) ? this.#random.whole(3_000, 4_500) : this.#random.whole(50, 1_500);
  }
}
