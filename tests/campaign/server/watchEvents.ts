type Handle = (name: string, event: unknown) => Promise<unknown>;

/** Knows how many functions an event has called and that still run, and can let an hour be over. */
export function watchEvents() {
  let running = 0;
  let handle: Handle = async () => {};
  /** The clock's calls at the start of the server, which is everything that it ever calls. */
  const ofTheClock = new Set<string>();
  const counted: Handle = async (name, event) => {
    running += 1;
    try {
      return await handle(name, event);
    } finally {
      running -= 1;
    }
  };
  return {
    watched(inner: Handle): Handle {
      handle = inner;
      return (name, event) => {
        if (isOfTheClock(event)) ofTheClock.add(name);
        return counted(name, event);
      };
    },
    underWay: async () => running,
    /** Calls what the clock calls, and answers with the names of those that failed. */
    hourIsOver: async () => {
      const failed: string[] = [];
      for (const name of ofTheClock) await counted(name, {}).catch(() => failed.push(name));
      return failed;
    },
  };
}

/** A photo and the changes of a table are told of; the clock says nothing. */
function isOfTheClock(event: unknown): boolean {
  return typeof event === 'object' && event !== null && Object.keys(event).length === 0;
}
