import { createServer } from 'node:net';

/** A port that nothing listened on a moment ago. Another program may take it first: callers retry. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port was found.')),
      );
    });
  });
}
