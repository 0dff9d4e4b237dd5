import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { setForTest } from './accounts.ts';

/** Credentials that sign calls, for one test. */
export function callsAreSigned(): void {
  setForTest('AWS_REGION', 'ap-south-1');
  setForTest('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  setForTest('AWS_SECRET_ACCESS_KEY', 'secret');
}

export interface Manager {
  versions: Record<string, string>;
  asked: { SecretId: string; VersionStage: string }[];
  headers: Record<string, unknown>[];
  /** An answer that is none: its status and the name of the error. */
  broken?: [number, string];
}

/** A server in the place of Secrets Manager. */
export async function manager(versions: Record<string, string>): Promise<Manager> {
  const held: Manager = { versions, asked: [], headers: [] };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request));
    held.asked.push(asked);
    held.headers.push(request.headers);
    const value = held.versions[asked.VersionStage];
    const [status, name] = held.broken ?? [400, 'ResourceNotFoundException'];
    if (held.broken || value === undefined) response.writeHead(status).end(JSON.stringify({ __type: name }));
    else response.writeHead(200).end(JSON.stringify({ SecretString: value }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setForTest('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return held;
}
