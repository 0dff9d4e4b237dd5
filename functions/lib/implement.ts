import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint, Input, Reply } from '../../shared/endpoint.ts';
import { logRequest } from './middleware/logRequest.ts';
import { mapErrors } from './middleware/mapErrors.ts';
import { type ParsedEvent, parseRequest } from './middleware/parseRequest.ts';
import { sendReply } from './middleware/sendReply.ts';
import { type Opened, openAll, type Ports } from './ports.ts';

type Run<E extends Endpoint, P extends Ports> = (input: Input<E>, ports: Opened<P>) => Promise<Reply<E>>;

/** A Lambda function for one endpoint, and what the stacks and the tests read from it. */
export interface Implemented<E extends Endpoint = Endpoint, P extends Ports = Ports> {
  (event: APIGatewayProxyEventV2, context: Context): Promise<APIGatewayProxyStructuredResultV2>;
  endpoint: E;
  ports: P;
  /** The handler's own work, without event, session or connection: `handler.run(input, fakes)`. */
  run: Run<E, P>;
}

/** The only chain of middleware: log, map errors, parse the request, run, parse the reply. */
export function implement<const E extends Endpoint, P extends Ports>(
  endpoint: E,
  ports: P,
  run: Run<E, P>,
): Implemented<E, P> {
  let opened: Opened<P> | undefined;
  const chain = middy()
    .use(logRequest(`${endpoint.method} ${endpoint.path}`))
    .use(mapErrors(endpoint))
    .use(parseRequest(endpoint))
    .use(sendReply(endpoint))
    .handler((event: ParsedEvent) => {
      opened ??= openAll(ports);
      return run(event.input as Input<E>, opened);
    });
  return Object.assign(chain as unknown as Implemented<E, P>, { endpoint, ports, run });
}
