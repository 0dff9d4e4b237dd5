import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventSource } from '../../../functions/bus/eventBus.ts';
import { type Engine, serverEngine } from '../engines/engine.ts';
import { localAccess } from '../localAccess.ts';
import { givenUpQueue, type Messages, type StoredMessage } from './messages.ts';

/** A function that hears events. */
export interface LocalListener {
  name: string;
  events: readonly string[];
}

interface BusSettings {
  messages: Messages;
  listeners: readonly LocalListener[];
  /** For tests: numbers from 0 to 1, by which events come late, twice and in any order, as on AWS they may. */
  disorder?: (() => number) | undefined;
}

interface Entry {
  DetailType: string;
  Detail: string;
}

/**
 * Starts an engine that stands for EventBridge and SQS, as far as functions call them. An event is answered once the queue of each of
 * its listeners has it.
 */
export async function startBus(settings: BusSettings): Promise<Engine> {
  const server = createServer(async (request, response) => {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const answer = await text(request)
      .then((body) => actions[action]?.(settings, JSON.parse(body)))
      .catch(() => undefined);
    response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(answer ?? { __type: 'UnknownOperationException' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return serverEngine(server);
}

interface Input {
  Entries: Entry[];
  MessageBody: string;
  ReceiptHandle: string;
  VisibilityTimeout: number;
}

const actions: Readonly<Record<string, (settings: BusSettings, input: Input) => object>> = {
  PutEvents: (settings, { Entries }) => {
    const told = Entries.map((entry) => ({ id: randomUUID(), entry }));
    settings.messages.put(
      told.flatMap(({ id, entry }) =>
        messagesOf(id, { name: entry.DetailType, detail: JSON.parse(entry.Detail) }, settings),
      ),
    );
    return { FailedEntryCount: 0, Entries: told.map(({ id: EventId }) => ({ EventId })) };
  },
  SendMessage: ({ messages }, { MessageBody: body }) => {
    const [message] = messagesFor([givenUpQueue], body);
    messages.put(message ? [message] : []);
    return { MessageId: message?.id };
  },
  ChangeMessageVisibility: ({ messages }, input) => {
    messages.change(input.ReceiptHandle, { at: Date.now() + input.VisibilityTimeout * 1000 });
    return {};
  },
};

/** The messages that tell listeners of an event. */
export function messagesOf(
  id: string,
  { name, detail }: { name: string; detail: object },
  { listeners, disorder }: Pick<BusSettings, 'listeners' | 'disorder'>,
): StoredMessage[] {
  const { region } = localAccess;
  const account = '000000000000';
  const time = new Date().toISOString();
  const envelope = { version: '0', id, source: eventSource, account, time, region, resources: [] };
  const body = JSON.stringify({ ...envelope, 'detail-type': name, detail });
  const heard = listeners.filter(({ events }) => events.includes(name)).map((each) => each.name);
  if (!disorder) return messagesFor(heard, body);
  const twice = heard.flatMap((queue) => (disorder() < 0.3 ? [queue, queue] : [queue]));
  return messagesFor(twice, body).map((message) => ({ ...message, at: message.at + disorder() * 300 }));
}

function messagesFor(queues: readonly string[], body: string): StoredMessage[] {
  const now = Date.now();
  return queues.map((queue) => ({ id: randomUUID(), queue, body, sent: now, at: now, tries: 0 }));
}
