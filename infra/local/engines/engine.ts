import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running stand-in for an AWS service. `stop` may be called more than once. */
export interface Engine {
  /** `http://127.0.0.1:<port>`, what an AWS client takes as its endpoint. */
  endpoint: string;
  stop(): Promise<void>;
}

/** An engine in this process, whose server listens on a loopback port. */
export function serverEngine(server: Server): Engine {
  let stopped: Promise<void> | undefined;
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      stopped ??= new Promise((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return stopped;
    },
  };
}
