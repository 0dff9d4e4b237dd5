import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { jsonError, signedCall } from '../runtime/signedCall.ts';
import type { DomainEvent } from './domainEvents.ts';

/** Events of one call at most: https://docs.aws.amazon.com/eventbridge/latest/APIReference/API_PutEvents.html */
export const mostEvents = 10;

/** The name under which the stage's functions tell events, beside those of AWS's services. */
export const eventSource = 'sarai';

/** Puts events on the bus. */
export interface EventBus {
  /**
   * Puts ten at most. Answers for each why the bus has not taken it, by EventBridge's code, or undefined where it has.
   * @throws Error where the call itself fails
   */
  put(events: readonly DomainEvent[]): Promise<(string | undefined)[]>;
}

/** The bus of the stage. */
export const eventBus: Port<EventBus> = {
  resource: 'eventBus',
  actions: ['events:PutEvents'],
  settings: ['EVENT_BUS'],
  open: () => {
    const EventBusName = required('EVENT_BUS');
    return {
      put: async (events) => {
        const Entries = events.map(({ name, detail }) => ({
          EventBusName,
          Source: eventSource,
          DetailType: name,
          Detail: JSON.stringify(detail),
        }));
        const { Entries: results } = await putEvents(Entries);
        return events.map((_, at) => codeOf(results[at]));
      },
    };
  },
};

interface PutResult {
  EventId?: string;
  ErrorCode?: string;
}

/** An entry without an id was not taken, whatever else is said of it. */
function codeOf(result: PutResult | undefined): string | undefined {
  return result?.EventId === undefined ? (result?.ErrorCode ?? 'NoAnswer') : undefined;
}

async function putEvents(Entries: readonly object[]): Promise<{ Entries: PutResult[] }> {
  const answer = await signedCall({
    service: 'events',
    endpoint: process.env.AWS_ENDPOINT_URL_EVENTBRIDGE,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSEvents.PutEvents' },
    body: JSON.stringify({ Entries }),
    milliseconds: 2000,
  });
  if (answer.status === 200) return JSON.parse(answer.text) as { Entries: PutResult[] };
  throw jsonError('EventBridge', answer);
}
