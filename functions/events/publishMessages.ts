import { toldKeys } from '../bus/domainEvents.ts';
import { publisher } from '../bus/publisher.ts';
import { messageEvents } from '../messages/messageEvents.ts';

export const handler = publisher(
  {
    trigger: { on: 'table', table: 'messages', sk: toldKeys('messages') },
    summary: 'Tell on the bus that a guest or an owner has written.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  messageEvents,
);
