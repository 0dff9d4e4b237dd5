/** Milliseconds of the quickest of a few runs. */
function quickest(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...runs);
}

/** Less than this is noise. */
const leastMilliseconds = 0.5;

/** A longer time is measured again, for a machine with other work to do takes longer now and then. */
const suspicious = 16;

/** How many times longer work takes with eight times as much: about 8 where it is linear, 64 where it is quadratic. */
export function growth(work: (length: number) => unknown, tries = 4): number {
  const length = 4_000;
  const ratio =
    quickest(() => work(8 * length)) /
    Math.max(
      leastMilliseconds,
      quickest(() => work(length)),
    );
  return ratio > suspicious && tries > 1 ? Math.min(ratio, growth(work, tries - 1)) : ratio;
}
