/** Options of a bench: a run of seconds, the seed of what it chooses, how often it tries, and what it is limited to. */
export interface BenchOptions {
  small: boolean;
  seed: number;
  attempts: number | undefined;
  /** Names of functions, pages or git revisions; all functions and pages, or HEAD, when left out. */
  only: string[] | undefined;
}
