import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from '../figures.ts';
import type { Fate, Weather } from './weather.ts';

/** An error as a service of AWS words it. */
export interface ServiceError {
  status: number;
  type: string;
  body: string;
}

/**
 * How a service says that there is too much to do, that it has a fault and, where it can, that another writer has what a
 * call is about.
 */
export interface ServiceErrors {
  throttled: ServiceError;
  failed: ServiceError;
  inConflict?(request: IncomingMessage): ServiceError;
}

export interface FaultyProxy {
  endpoint: string;
  /** Says where the engine is. Calls that came earlier have waited for this. */
  aim(target: string): void;
  /** Calls that are under way. */
  underWay(): number;
  stop(): void;
}

/** Stands before an engine and lets through what the weather allows; `fates` counts what became of the calls. */
export async function startFaultyProxy(errors: ServiceErrors, weather: Weather, fates: Tally): Promise<FaultyProxy> {
  const target = Promise.withResolvers<string>();
  const agent = new Agent({ keepAlive: true });
  const inTurn = writesOfOneKeyInTurn();
  let underWay = 0;
  const server = createServer(async (request, response) => {
    underWay += 1;
    const fate = weather.next();
    fates.add(fate);
    try {
      const body = await buffer(request);
      const forward = async () => {
        const engine = await target.promise;
        return inTurn(request, () => pass(agent, engine, { request, body }));
      };
      await ends[fate](response, forward, { request, errors, weather });
    } catch {
      response.destroy();
    } finally {
      underWay -= 1;
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim: target.resolve,
    underWay: () => underWay,
    stop: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** S3 takes two writes of one key one after the other. The engine would write both into one file at the same time. */
function writesOfOneKeyInTurn() {
  const last = new Map<string, Promise<unknown>>();
  return <T>({ method, url = '' }: IncomingMessage, work: () => Promise<T>): Promise<T> => {
    if (method !== 'PUT' && method !== 'DELETE') return work();
    const [key = ''] = url.split('?', 1);
    const next = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = next.catch(() => {});
    last.set(key, ended);
    return next;
  };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Forward = () => Promise<Answer>;

interface Surroundings {
  request: IncomingMessage;
  errors: ServiceErrors;
  weather: Weather;
}

/** How each fate ends. */
const ends: Record<Fate, (response: ServerResponse, forward: Forward, around: Surroundings) => Promise<void>> = {
  passed: async (response, forward) => reply(response, await forward()),
  dropped: async (response) => void response.destroy(),
  'answer dropped': async (response, forward) => {
    await forward();
    response.destroy();
  },
  delayed: async (response, forward, { weather }) => {
    await wait(weather.delay());
    reply(response, await forward());
  },
  throttled: async (response, _, { errors }) => refuse(response, errors.throttled),
  'in conflict': async (response, _, { request, errors }) =>
    refuse(response, errors.inConflict?.(request) ?? errors.throttled),
  failed: async (response, _, { errors }) => refuse(response, errors.failed),
};

function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

function refuse(response: ServerResponse, { status, type, body }: ServiceError): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
}

interface ProxiedRequest {
  request: IncomingMessage;
  body: Buffer;
}

/** The call goes on even when whoever made it has left, as it does on its way through a network. */
function pass(agent: Agent, target: string, { request, body }: ProxiedRequest) {
  const { method, url, headers } = request;
  return new Promise<Answer>((resolve, reject) => {
    const passed = send(`${target}${url}`, { agent, method, headers });
    passed.on('error', reject);
    passed.on('response', (answer) => {
      const { statusCode: status = 502, headers } = answer;
      buffer(answer).then((body) => resolve({ status, headers, body }), reject);
    });
    passed.end(body);
  });
}
