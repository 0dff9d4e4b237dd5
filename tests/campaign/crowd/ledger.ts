/** The state of a thing that somebody writes to; undefined while there is none. */
export type Change<State> = (before: State | undefined) => State | undefined;

/** The result of a write once its call is over: carried out, refused, or nobody can say. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * The possible states of one thing, by the answers to its writer: exactly one state while every write was answered, and
 * several after one that was not. A thing that is in doubt is not written to any more until somebody has looked.
 */
export class Entry<State> {
  readonly name: string;
  #may: (State | undefined)[];

  constructor(name: string, state?: State) {
    this.name = name;
    this.#may = [state];
  }

  /** Says of a write before it goes out that it may be carried out, and afterwards what became of it. */
  async write<T extends { outcome: Outcome }>(change: Change<State>, send: () => Promise<T>): Promise<T> {
    const before = this.#may;
    const after = before.map(change);
    this.#may = distinct([...before, ...after]);
    const answer = await send();
    if (answer.outcome !== 'unknown') this.#may = distinct(answer.outcome === 'done' ? after : before);
    return answer;
  }

  get inDoubt(): boolean {
    return this.#may.length !== 1;
  }

  /** The state, where it is certain. */
  get state(): State | undefined {
    return this.inDoubt ? undefined : this.#may[0];
  }

  /** Every state that would be right. */
  get possible(): readonly (State | undefined)[] {
    return this.#may;
  }

  /** Somebody has looked: this is what stands. Answers whether it may. */
  resolve(found: State | undefined): boolean {
    const text = JSON.stringify(found);
    const right = this.#may.some((state) => JSON.stringify(state) === text);
    this.#may = [found];
    return right;
  }
}

/** A write that is tried again and again without an answer may stand no more often than once. */
function distinct<State>(states: readonly State[]): State[] {
  return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}
