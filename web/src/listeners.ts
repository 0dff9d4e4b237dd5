/** The listeners of a store, as `useSyncExternalStore` wants them. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Calls the listener after every change until the returned function is called. */
  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell(): void {
    for (const listener of [...this.#all]) listener();
  }
}
