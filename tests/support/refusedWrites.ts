import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { setForTest } from './accounts.ts';

/** For one test, functions may read tables and write nothing, as with a role that lacks the actions; who has a client keeps it. */
export async function refuseWrites(): Promise<void> {
  const engine = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers;
    const body = await text(request);
    const json = { 'content-type': 'application/x-amz-json-1.0' };
    if (/(?:Put|Update|Delete|Write)Items?$/.test(String(headers['x-amz-target']))) {
      response.writeHead(400, json).end('{"__type":"com.amazonaws.dynamodb.v20120810#AccessDeniedException"}');
      return;
    }
    const answer = await fetch(engine, { method: 'POST', headers: headers as Record<string, string>, body });
    response.writeHead(answer.status, json).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setForTest('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
