/** Does work number 0 to `count` - 1, so many at once, each begun when an earlier one is done. */
export async function inParallel(atOnce: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
}
