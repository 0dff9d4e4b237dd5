import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as send } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it goes over the wire; a body is sent as it is. */
export interface WireRequest {
  method: string;
  /** With its query, and `/api` where the API is meant. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
}

/** An answer, or what came instead: `broken` says how the connection ended without one. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds until the whole of it was there. */
  ms: number;
  broken?: string;
}

/** Milliseconds after which no answer is awaited any more. */
const patience = 20_000;

export type Wire = (request: WireRequest) => Promise<WireAnswer>;

/** Asks a server on this machine over connections that are kept, from one of its own addresses; it never throws. */
export function wireTo(port: number, connections = 64, from = '127.0.0.1'): Wire {
  // The server closes what is idle for five seconds; what is closed here before cannot meet a request on its way.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 1_500, localAddress: from });
  return async (request) => {
    const started = performance.now();
    const ms = () => performance.now() - started;
    try {
      return { ...(await exchange(agent, port, request)), ms: ms() };
    } catch (error) {
      return { status: 0, headers: {}, text: '', ms: ms(), broken: String(error) };
    }
  };
}

function exchange(agent: Agent, port: number, request: WireRequest): Promise<Omit<WireAnswer, 'ms'>> {
  const { method, path, headers = {}, body } = request;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const chunked = 'transfer-encoding' in headers;
  return new Promise((resolve, reject) => {
    const sent = send({
      agent,
      ...{ host: '127.0.0.1', port, method, path },
      headers: { ...(!chunked && length), ...headers },
      signal: AbortSignal.timeout(patience),
    });
    // A server that refuses a body answers before it was sent: what the connection then suffers is no fault.
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      text(answer).then((text) => resolve({ status, headers, text }), reject);
    });
    sent.end(body);
  });
}
