/** What a bench is told: a run of seconds, the seed of what it chooses, and how often it tries. */
export interface BenchOptions {
  small: boolean;
  seed: number;
  attempts: number | undefined;
}
