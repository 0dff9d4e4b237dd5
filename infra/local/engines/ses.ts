import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Engine } from './engine.ts';

interface SesLocal {
  default(config: { host: string; port: number }): Promise<Server>;
}

// Its default export is the property `default` of a CommonJS module, which a plain import hands over one level too deep.
const { default: serveSes } = createRequire(import.meta.url)('aws-ses-v2-local') as SesLocal;

export interface MailEngine extends Engine {
  /** A page that shows every mail sent since the start. */
  inboxUrl: string;
}

/**
 * Starts an SES engine that keeps mail in memory, on any free port unless one is given. Actions it does not know are
 * never answered: clients need time-outs.
 */
export async function startSes(chosen = 0): Promise<MailEngine> {
  const server = await serveSes({ host: '127.0.0.1', port: chosen });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | undefined;
  return {
    endpoint,
    inboxUrl: `${endpoint}/`,
    stop() {
      stopped ??= new Promise((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return stopped;
    },
  };
}
