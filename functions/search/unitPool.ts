import { ReadBudget } from '../runtime/readBudget.ts';

/** Read units of one call, of which its parts take theirs one after the other. */
export class UnitPool {
  #left: number;

  constructor(units: number) {
    this.#left = units;
  }

  get left(): number {
    return this.#left;
  }

  /** Does a part of the work with so many units at most; those that it leaves are for the others. */
  async spend<T>(most: number, work: (budget: ReadBudget) => Promise<T>): Promise<T> {
    const given = Math.max(0, Math.min(most, this.#left));
    const budget = new ReadBudget(given);
    this.#left -= given;
    const done = await work(budget);
    this.#left += budget.left;
    return done;
  }

  /** Does a part of the work for which the pool has so many units less. */
  async keep<T>(units: number, work: () => Promise<T>): Promise<T> {
    const kept = Math.min(units, this.#left);
    this.#left -= kept;
    const done = await work();
    this.#left += kept;
    return done;
  }
}
