import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { serverEngine } from './engine.ts';

interface SesLocal {
  default(config: { host: string; port: number }): Promise<Server>;
}

// Its default export is the property `default` of a CommonJS module, which a plain import hands over one level too deep.
const { default: serveSes } = createRequire(import.meta.url)('aws-ses-v2-local') as SesLocal;

/** A mail that the engine took. */
export interface SentMail {
  to: string;
  /** Empty where it named none. */
  configurationSet: string;
}

/**
 * Starts an SES engine that keeps mail in memory, on any free port unless one is given. Actions it does not know are
 * never answered: clients need time-outs.
 */
export async function startSes(chosen = 0) {
  const server = await serveSes({ host: '127.0.0.1', port: chosen });
  const engine = serverEngine(server);
  return {
    ...engine,
    /** A page that shows every mail sent since the start. */
    inboxUrl: `${engine.endpoint}/`,
    /** Calls a listener for each mail that is taken from now on. */
    onSent: (listener: (mail: SentMail) => void) =>
      void server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        if (request.method === 'POST') tellOf(request, response, listener);
      }),
  };
}

/** The engine has begun to read the same request: what comes is handed to both. */
function tellOf(request: IncomingMessage, response: ServerResponse, listener: (mail: SentMail) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.once('finish', () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const to = form.get('Destination.ToAddresses.member.1');
    if (response.statusCode !== 200 || to === null) return;
    listener({ to, configurationSet: form.get('ConfigurationSetName') ?? '' });
  });
}
