import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { errorReply, type RequestHandler, sendReply } from './http.ts';

/** The message is a sentence for the person who started the server. */
export class PortInUse extends Error {
  override name = 'PortInUse';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
  }
}

export type Listener = Awaited<ReturnType<typeof openListener>>;

/** PORT, or 3000. Throws a sentence when PORT is no port. */
export function portFrom(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PORT ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${env.PORT}", which is no port number. Choose one from 1 to 65535: PORT=3001 npm start`);
}

/**
 * Takes the port before anything else is started, so that a taken port leaves nothing behind. Without a host it listens
 * on both loopback addresses, for browsers take `localhost` for either, and on no address that others can reach.
 */
export async function openListener({ port, host }: { port: number; host?: string | undefined }) {
  const handler = Promise.withResolvers<RequestHandler>();
  const server = createServer((request, response) => {
    handler.promise
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        if (request.destroyed && !request.complete) return;
        console.error(`${request.method} ${request.url} failed:`, error);
        if (response.headersSent) response.destroy();
        else sendReply(request, response, errorReply('internal'));
      });
  });
  const servers: NetServer[] = [await listenOn(server, port, host ?? '127.0.0.1')];
  const taken = (server.address() as AddressInfo).port;
  if (!host) servers.push(...(await alsoOnIpv6(server, taken)));
  return {
    /** The address to open in a browser. */
    url: `http://${inAddress(host)}:${taken}`,
    port: taken,
    /** The one HTTP server behind every address, for what attaches to a server (web sockets of the development page). */
    server,
    /** Says who answers. Requests that came earlier have waited for this. */
    serve: handler.resolve,
    close: () => closeAll(server, servers),
  };
}

function inAddress(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function listenOn<S extends NetServer>(server: S, port: number, host: string): Promise<S> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new PortInUse(port) : error;
  }
}

async function alsoOnIpv6(server: Server, port: number): Promise<NetServer[]> {
  const second = createNetServer((socket) => server.emit('connection', socket));
  try {
    return [await listenOn(second, port, '::1')];
  } catch (error) {
    // A machine without IPv6 resolves localhost to 127.0.0.1 only.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) return [];
    server.close();
    throw error;
  }
}

async function closeAll(server: Server, servers: NetServer[]): Promise<void> {
  const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)));
  server.closeAllConnections();
  await Promise.all(closed);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
