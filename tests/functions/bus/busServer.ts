import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';

interface Entry {
  DetailType: string;
  Detail: string;
}

/** Calls of EventBridge and SQS, and their answers: the code of a refusal for an event, or a status. */
export interface Bus {
  /** Names of the events of each call. */
  calls: string[][];
  put: Entry[];
  refuse(entry: Entry, call: number): string | undefined;
  status: number;
  sqs: { action: string; input: Record<string, unknown> }[];
  sqsStatus: number;
}

/** EventBridge and SQS on one address, as far as their documentation says it of these calls. */
export async function busServer(): Promise<Bus> {
  const bus: Bus = { calls: [], put: [], refuse: () => undefined, status: 200, sqs: [], sqsStatus: 200 };
  const server = createServer(async (request, response) => {
    const [service, action = ''] = String(request.headers['x-amz-target']).split('.');
    const input = JSON.parse(await text(request));
    if (service === 'AmazonSQS') {
      bus.sqs.push({ action, input });
      response.writeHead(bus.sqsStatus).end('{}');
      return;
    }
    response.writeHead(bus.status).end(JSON.stringify(putEvents(bus, input.Entries)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = {
    AWS_ENDPOINT_URL_EVENTBRIDGE: endpoint,
    AWS_ENDPOINT_URL_SQS: endpoint,
    EVENT_BUS: 'sarai-test',
    GIVEN_UP_QUEUE: 'https://sqs.eu-west-1.amazonaws.com/1/given-up',
    AWS_LAMBDA_FUNCTION_NAME: 'sarai-test-publishBookings',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return bus;
}

function putEvents(bus: Bus, entries: Entry[]) {
  bus.calls.push(entries.map(({ DetailType }) => DetailType));
  const results = entries.map((entry, at) => {
    const ErrorCode = bus.refuse(entry, bus.calls.length);
    if (ErrorCode !== undefined) return { ErrorCode, ErrorMessage: 'A test.' };
    bus.put.push(entry);
    return { EventId: `e${at}` };
  });
  return { FailedEntryCount: results.filter((each) => 'ErrorCode' in each).length, Entries: results };
}
