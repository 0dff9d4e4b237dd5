import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint, Input, Reply } from '../../shared/endpoint.ts';
import { type Client, clientOf } from './caller.ts';
import { Cookies, maySetCookies } from './cookies.ts';
import { withinDeadline } from './deadline.ts';
import { withFigures } from './figures.ts';
import { logRequest } from './middleware/logRequest.ts';
import { mapErrors } from './middleware/mapErrors.ts';
import { type ParsedEvent, parseRequest } from './middleware/parseRequest.ts';
import { requireSession } from './middleware/requireSession.ts';
import { restWrites } from './middleware/restWrites.ts';
import { sendReply } from './middleware/sendReply.ts';
import { type OpenPorts, openAll, type Ports } from './ports.ts';
import type { SessionInput, SessionPort } from './session.ts';

/** Input of `run`: the parsed parts of the request, its client, and the session where one is required. */
export type HandlerInput<E extends Endpoint> = Input<E> & { client: Client } & WithCookies<E> & SessionInput<E>;

/** Operations for everybody alone see cookies: none of them ever says who is logged in. */
type WithCookies<E extends Endpoint> = E['auth'] extends 'public' ? { cookies: Cookies } : unknown;

export type Run<E extends Endpoint, P extends Ports> = (
  input: HandlerInput<E>,
  ports: OpenPorts<P>,
) => Promise<Reply<E>>;

/** A Lambda function for one endpoint, and what the stacks and the tests read from it. */
export interface Handler<E extends Endpoint = Endpoint, P extends Ports = Ports> {
  (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>;
  endpoint: E;
  ports: P;
  /** The handler's own work, without event, session or connection: `handler.run(input, fakes)`. */
  run: Run<E, P>;
}

/**
 * The only chain of middleware: log, map errors, `first`, refuse writes that rest, require the session, parse the request, run, parse the reply. All of it
 * ends before the gateway stops waiting.
 */
export function handlerOf<const E extends Endpoint, P extends Ports & SessionPort<E>>(
  endpoint: E,
  ports: P,
  run: Run<E, P>,
  first: MiddlewareObj<ParsedEvent>[] = [],
): Handler<E, P> {
  let opened: OpenPorts<P> | undefined;
  const chain = middy()
    .use(logRequest(`${endpoint.method} ${endpoint.path}`))
    .use(mapErrors(endpoint))
    .use(first)
    .use(restWrites(endpoint))
    .use(requireSession(endpoint, ports))
    .use(parseRequest(endpoint))
    .use(sendReply(endpoint))
    .handler((event: ParsedEvent) => {
      opened ??= openAll(ports);
      const { input, session } = event;
      const cookies = new Cookies(event.cookies);
      event.answerCookies = maySetCookies(event.headers) ? cookies.added : [];
      return run({ ...input, session, client: clientOf(event), cookies } as unknown as HandlerInput<E>, opened);
    });
  const answer = chain as unknown as Handler<E, P>;
  const handle = (...called: Parameters<typeof answer>) => withinDeadline(() => withFigures(() => answer(...called)));
  return Object.assign(handle, { endpoint, ports, run });
}
