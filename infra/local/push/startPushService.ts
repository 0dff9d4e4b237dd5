import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../../../shared/html.ts';
import { certificateFor } from './certificate.ts';
import { PushStandIn, pushHost, pushHostAddress } from './PushStandIn.ts';

/**
 * Starts a push service of this machine, and a page that shows what its phones were told, at a free port where none is given. `network` is the URL of the file by which
 * functions reach it, beside the internet.
 */
export async function startPushService(dataFolder: string, pagePort = 0) {
  const standIn = new PushStandIn();
  const { key, cert } = certificateFor([pushHost]);
  const service = createSecureServer({ key, cert }, standIn.take);
  const page = createServer(pageOf(standIn));
  const [port, shownAt] = await Promise.all([listen(service, 0), listen(page, pagePort)]);
  const file = resolve(join(dataFolder, 'push-network.json'));
  const network = { names: { [pushHost]: [pushHostAddress] }, host: '127.0.0.1', port, ca: cert, besideInternet: true };
  writeFileSync(file, JSON.stringify(network));
  const stop = async () => {
    for (const server of [service, page]) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { standIn, pageUrl: `http://localhost:${shownAt}`, network: pathToFileURL(file).href, stop };
}

async function listen(server: Server, wanted: number): Promise<number> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** `POST /phones` makes a phone, `DELETE` of the path of its address forgets it, `/store` has what phones were told, and the page shows it. */
function pageOf(standIn: PushStandIn): RequestListener {
  return ({ method, url }, response) => {
    const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (method === 'POST' && url === '/phones') return json(standIn.subscribe());
    if (method === 'DELETE') return json({ forgotten: standIn.forget(`https://${pushHost}${url}`) });
    if (url === '/store') return json(standIn.received);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(shown(standIn));
  };
}

function shown({ received }: PushStandIn): string {
  const rows = received.toReversed().map(({ endpoint, message: { title, body, page, language } }) => {
    const cells = [endpoint.slice(-12), title, body, page].map(
      (each) => `<td lang="${language}" dir="auto">${escapeHtml(each)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<!doctype html><title>Notifications</title><h1>Notifications</h1><table>${rows.join('')}</table>`;
}
