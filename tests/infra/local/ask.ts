import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { RequestHandler } from '../../../infra/local/http.ts';
import { openListener } from '../../../infra/local/listener.ts';

export interface HttpRequest {
  method?: string;
  /** The path is sent letter by letter, dots and all. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  json(): unknown;
}

/** Serves a handler on a free port for the length of one test. */
export async function serve(handler: RequestHandler): Promise<(asked: HttpRequest) => Promise<HttpAnswer>> {
  const listener = await openListener({ port: 0 });
  onTestFinished(() => listener.close());
  listener.serve(handler);
  return (asked) => ask(listener.port, asked);
}

export async function ask(port: number, { method = 'GET', path, headers, body }: HttpRequest): Promise<HttpAnswer> {
  const sent = request({ host: '127.0.0.1', port, method, path, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: bytes,
    json: () => JSON.parse(bytes.toString()),
  };
}
