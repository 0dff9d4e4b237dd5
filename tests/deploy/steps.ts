/** Says what is done, and how long each step took. */
export class Steps {
  readonly #started = performance.now();
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  /** Does a step; what it answers is said beside its name, where it is a text. @throws Error when it takes too long */
  async do<T>(name: string, step: () => Promise<T>, seconds = 450): Promise<T> {
    const started = performance.now();
    try {
      const done = await within(seconds, step());
      this.#say(started, typeof done === 'string' && !done.includes('\n') ? `${name}: ${done}` : name);
      return done;
    } catch (error) {
      this.#say(started, `${name}: FAILED`);
      throw error;
    }
  }

  end(): string {
    return `${secondsSince(this.#started)} s in all`;
  }

  #say(started: number, line: string): void {
    this.#print(`${secondsSince(started).padStart(7)} s  ${line}`);
  }
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(1);
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${seconds} s.`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
