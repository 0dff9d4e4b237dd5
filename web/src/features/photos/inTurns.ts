/** Runs so many at a time of what it is given, and the others in the order in which they came. One that fails makes way as well. */
export function inTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<T>(action: () => Promise<T>): Promise<T> {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await action();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
