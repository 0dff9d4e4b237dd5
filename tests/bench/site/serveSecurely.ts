import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Answers by HTTP/2 and TLS, as CloudFront does, with what a server of this machine says: a connection then begins with one more
 * round trip, and serves all requests. Its certificate is its own.
 */
export async function serveSecurely(target: string) {
  const server = createSecureServer(certificate(), (request, response) => pass(target, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    stop: async () => void server.close(),
  };
}

function pass(target: string, request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url, authority } = request;
  const asked = ask(new URL(url, target), { method, headers: { ...plain(request.headers), host: authority } });
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(response.stream);
  });
  asked.on('error', () => response.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
  request.pipe(asked);
}

/** HTTP/2 has the method and the path among the headers, under names that begin with a colon. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
}

/** HTTP/2 refuses the headers of HTTP/1 that are about the connection. */
function withoutConnection({ connection, 'keep-alive': _, 'transfer-encoding': __, ...headers }: IncomingHttpHeaders) {
  return headers;
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const args = ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
