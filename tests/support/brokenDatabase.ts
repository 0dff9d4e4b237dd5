import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { localAccess } from '../../infra/local/localAccess.ts';
import { localLimits } from '../../infra/stages/limits.ts';
import { setForTest } from './accounts.ts';
import { peopleKey, pushSecret, signingSecret } from './signing.ts';

/** An answer as DynamoDB gives it to a call that it refuses. */
function refusal(status: number, name: string, more: object = {}) {
  return (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No.', ...more }));
}

const canceled = (...codes: string[]) =>
  refusal(400, 'TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });

const behaviours = {
  'never answers': () => {},
  'stops in the middle of its answers': (response: ServerResponse) =>
    response.writeHead(200, { 'content-length': 1000 }).write('{'),
  'breaks connections': (response: ServerResponse) => response.destroy(),
  'answers 500': refusal(500, 'InternalServerError'),
  'answers 503 through something that knows no JSON': (response: ServerResponse) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>'),
  throttles: refusal(400, 'ThrottlingException'),
  'has too few units': refusal(400, 'ProvisionedThroughputExceededException'),
  'throttles transactions': canceled('None', 'ThrottlingError'),
  'knows nobody': refusal(400, 'UnrecognizedClientException'),
  'permits nothing': refusal(400, 'AccessDeniedException'),
  'is asked for what it does not know': refusal(400, 'ValidationException'),
  'is asked for a table that is not there': refusal(400, 'ResourceNotFoundException'),
  'refuses a transaction for what it says': canceled('ValidationError', 'ThrottlingError'),
  'answers every call after a second': (response: ServerResponse) =>
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}'), 1_000),
} as const;

export type Behaviour = keyof typeof behaviours | 'refuses connections';

/** For one test, handlers find a DynamoDB that behaves so, and all settings that they need. */
export async function breakDatabase(behaviour: Behaviour): Promise<void> {
  const listener: RequestListener = (request, response) => {
    request.resume().once('end', () => behaviour !== 'refuses connections' && behaviours[behaviour](response));
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  if (behaviour === 'refuses connections') stop();
  const settings = {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
    LIMITS: JSON.stringify(localLimits),
    SIGNING_SECRET: signingSecret,
    PUSH_SECRET: pushSecret,
    PEOPLE_KEY: peopleKey,
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    PHOTO_BUCKET: 'photos',
    UPLOAD_BUCKET: 'uploads',
    UPLOAD_ROLE: 'role',
    ...Object.fromEntries(tableKeys.map((key) => [tableVariable(key), key])),
  };
  for (const [name, value] of Object.entries(settings)) setForTest(name, value);
  // A client keeps the address that it was opened with.
  vi.resetModules();
  onTestFinished(() => {
    stop();
    vi.resetModules();
  });
}
