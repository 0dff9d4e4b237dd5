import { listener } from '../bus/listener.ts';
import { tellClashes, tellingPorts } from '../calendars/tellClashes.ts';

export const handler = listener(
  {
    trigger: { on: 'bus', events: ['calendar.clashed'] },
    summary: 'Tell an owner by mail that a calendar of another channel has nights for which no room is free.',
    harm: 'Owners do not hear of two guests for one room.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  tellingPorts,
  async ({ detail: { propertyId, calendarId: id, at } }, open) => ({
    outcome: await tellClashes({ propertyId, id }, at, open),
  }),
);
