import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { setForTest } from './accounts.ts';

export interface ObjectRequest {
  objects: Record<string, string>;
  /** A request, and its signature. */
  asked: { path: string | undefined; authorization: string | undefined }[];
  status?: number;
  /** By which S3 says why it has refused. */
  code?: string;
}

/** A server in the place of S3, which holds objects by their paths. */
export async function objectStore(objects: Record<string, string>): Promise<ObjectRequest> {
  const held: ObjectRequest = { objects, asked: [] };
  const server = createServer(({ url, headers }, response) => {
    held.asked.push({ path: url, authorization: headers.authorization });
    const object = held.objects[url ?? ''];
    const status = held.status ?? (object === undefined ? 404 : 200);
    response.writeHead(status).end(status === 200 ? object : `<Error><Code>${held.code ?? 'None'}</Code></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  setForTest('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return held;
}
