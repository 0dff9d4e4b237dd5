import { toldKeys } from '../bus/domainEvents.ts';
import { publisher } from '../bus/publisher.ts';
import { propertyEvents } from '../properties/propertyEvents.ts';

export const handler = publisher(
  {
    trigger: { on: 'table', table: 'properties', sk: toldKeys('properties') },
    summary: 'Tell on the bus what became of rooms, of the standing of their owners, and of reviews.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  propertyEvents,
);
