import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Wire } from '../../campaign/client/http.ts';

/** Asks the API at an address, by way of which `/api` is a prefix of the site alone, with headers of its own. It never throws. */
export function wireTo(address: string, own: Record<string, string> = {}): Wire {
  return async ({ method, path, headers = {}, body }) => {
    const started = performance.now();
    const ms = () => performance.now() - started;
    try {
      const answer = await fetch(address + uncached(method, path.replace(/^\/api/, '')), {
        method,
        headers: { ...(headers as Record<string, string>), ...own },
        ...(body !== undefined && { body: body as string }),
        signal: AbortSignal.timeout(30_000),
      });
      const known: IncomingHttpHeaders = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: known, text: await answer.text(), ms: ms() };
    } catch (error) {
      return { status: 0, headers: {}, text: '', ms: ms(), broken: `${error} ${(error as Error).cause ?? ''}` };
    }
  };
}

/** The distribution knows answers by their queries, and may have one from before what was done a moment ago. */
function uncached(method: string, path: string): string {
  return method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}fresh=${randomUUID()}` : path;
}
