/** Milliseconds of this thread that the quickest of a few runs takes: others that use the processor do not count. */
function quickest(work: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const started = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

/** Less than this is noise: some machines count the time of a thread by ticks. Quadratic work takes hundreds with eight times as much. */
const leastMilliseconds = 2;

/** A longer time is measured again: a collection of garbage may fall into it. */
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
