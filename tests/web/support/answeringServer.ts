import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  authorization: string | undefined;
  body: string;
}

/** A server on the origin that `location` names while it runs; it notes what arrives and answers as told. */
export async function answeringServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'content-type': type, authorization } = request.headers;
    seen.push({ method: request.method, url: request.url, type, authorization, body });
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      vi.unstubAllGlobals();
    },
  };
}

/** An answer of the API. */
export function json(status: number, body: unknown) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}
