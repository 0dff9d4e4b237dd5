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

/** How many times longer work takes with eight times as much: about 8 where it is linear, 64 where it is quadratic. */
export function growth(work: (length: number) => unknown): number {
  const length = 4_000;
  return (
    quickest(() => work(8 * length)) /
    Math.max(
      leastMilliseconds,
      quickest(() => work(length)),
    )
  );
}
