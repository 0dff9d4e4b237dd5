/** What a bench is told: a run of seconds, and the seed of what it chooses. */
export interface BenchOptions {
  small: boolean;
  seed: number;
}
