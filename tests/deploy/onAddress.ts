import { randomUUID } from 'node:crypto';
import { asking } from '../campaign/client/api.ts';
import { journeyOver, leave, travel } from './journey/journey.ts';
import { wireTo } from './journey/wire.ts';
import { putting } from './stage.ts';
import type { Steps } from './steps.ts';

/** Makes the journey over a stage on AWS, as far as it goes without reading mails. Two accounts stay there. */
export async function onAddress(address: string, steps: Steps): Promise<void> {
  const run = randomUUID().slice(0, 8);
  const journey = journeyOver(
    {
      ask: asking(wireTo(`${address.replace(/\/$/, '')}/api`)),
      // SES takes mails to this host, also in its sandbox, and delivers them to nobody.
      email: (name) => `success+${name}-${run}@simulator.amazonses.com`,
      put: putting(),
      inside: undefined,
    },
    steps,
  );
  await leave(journey, await travel(journey));
}
