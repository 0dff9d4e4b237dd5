/** What a bench is told: a run of seconds, the seed of what it chooses, how often it tries, and what it is limited to. */
export interface BenchOptions {
  small: boolean;
  seed: number;
  attempts: number | undefined;
  /** Names of functions; all where it is left out. */
  only: string[] | undefined;
}
