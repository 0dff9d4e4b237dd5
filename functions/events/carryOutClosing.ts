import { listener } from '../bus/listener.ts';
import { nightClosings } from '../nights/nightClosings.ts';

/** A closing whose work is done already, by the request or by an earlier event, has none left. */
export const handler = listener(
  {
    trigger: { on: 'bus', events: ['nights.closing'] },
    summary: 'Close the nights that an owner closes, and open those that he opens, as far as the request did not get.',
    harm: 'Nights that an owner has closed stay on offer, and those that he has opened stay closed.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { closings: nightClosings },
  async ({ detail: { propertyId, closingId: id } }, { closings }) => {
    const { held, missed } = await closings.carryOut({ propertyId, id });
    return { held, missed };
  },
);
