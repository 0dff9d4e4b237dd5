const shownOfEach = 5;

/** Findings of a campaign, by kind, with the first examples of each. */
export class Findings {
  readonly #found = new Map<string, string[]>();
  #count = 0;

  add(kind: string, example: string): void {
    this.#count += 1;
    const examples = this.#found.get(kind) ?? [];
    examples.push(example);
    this.#found.set(kind, examples);
  }

  /** Each of some problems is a finding of the same kind. */
  addAll(kind: string, problems: readonly string[]): void {
    for (const problem of problems) this.add(kind, problem);
  }

  get count(): number {
    return this.#count;
  }

  /** A line for each kind, and some examples below. */
  lines(): string[] {
    return [...this.#found].flatMap(([kind, examples]) => [
      `  ${examples.length} × ${kind}`,
      ...examples.slice(0, shownOfEach).map((example) => `      ${example.slice(0, 800)}`),
    ]);
  }
}
