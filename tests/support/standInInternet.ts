import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Network } from '../../functions/runtime/publicFetch.ts';
import { certificateFor } from '../../infra/local/push/certificate.ts';

/** The one address of the internet that this stands for. */
export const publicAddress = '93.184.215.14';

/** Addresses that a name has, at the first time that it is resolved, the second and so on; the last stays. */
export type Names = Record<string, string[][]>;

/**
 * A server on this machine that stands for the internet: `one.example`, `two.example` and further names reach it by TLS at its public
 * address. Whatever is reached at another address is a private request, and counted.
 */
export async function startInternet(answer: RequestListener, names: Names = {}) {
  const { key, cert } = certificateFor(['one.example', 'two.example', ...Object.keys(names)]);
  const server = createSecureServer({ key, cert }, answer);
  let privateRequests = 0;
  const inside = createServer((socket) => {
    privateRequests += 1;
    socket.destroy();
  });
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => open.add(socket));
  const [outer, inner] = await Promise.all([listen(server), listen(inside)]);
  const resolved: string[] = [];
  const network: Network = {
    resolve: async (name) => {
      resolved.push(name);
      const times = resolved.filter((each) => each === name).length;
      const answers = names[name] ?? [[publicAddress]];
      return answers[Math.min(times, answers.length) - 1] ?? [];
    },
    reach: (address) => ({ host: '127.0.0.1', port: address === publicAddress ? outer : inner }),
    ca: cert,
  };
  return {
    network,
    resolved,
    privateRequests: () => privateRequests,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
      inside.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
