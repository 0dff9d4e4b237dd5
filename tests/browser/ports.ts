/** Where the server under test listens; TEST_PORT lets two runs on one machine stay out of each other's way. */
export const serverPort = Number(process.env.TEST_PORT ?? 3197);

/** Where its mail engine listens. */
export const inboxPort = serverPort + 1;

/** Where the page of its push service is. */
export const pushPort = serverPort + 2;

/** Data of this run alone, until the next one begins; the port tells it from a run beside it. */
export const runFolder = `build/browser-${serverPort}`;
