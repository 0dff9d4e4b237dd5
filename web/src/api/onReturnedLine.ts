/** Browsers say that there is a line before anything arrives over it: how long after it came back a failure may be of that kind. */
const unsteadyMs = 5000;

/** The pauses before each further attempt. */
const pausesMs = [250, 1000, 2500];

let backAt = Number.NEGATIVE_INFINITY;

export function noteReturnedLine(): void {
  backAt = Date.now();
}

/**
 * Asks again what fails while the line is coming back, also what began before: nobody else would. Any other failure is one at once.
 * @param isOfLine whether the line is what an error comes from
 */
export async function onReturnedLine<A>(ask: () => Promise<A>, isOfLine: (error: unknown) => boolean): Promise<A> {
  for (const pauseMs of pausesMs) {
    const began = Date.now();
    try {
      return await ask();
    } catch (error) {
      if (!isOfLine(error) || backAt + unsteadyMs < began) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return ask();
}
