import type { TemplateAlarm } from './alarmOf.ts';
import type { Fault } from './fault.ts';
import { type World, wellWorld } from './world.ts';

const ofAccount = (account: Partial<World['account']>) => ({ account: { ...wellWorld.account, ...account } });

const ofMails = (mails: Partial<World['mails']>) => ({ mails: { ...wellWorld.mails, ...mails } });

/** Faults that only AWS can have: the values are those that it documents. */
export const ofAws: Fault[] = [
  {
    alarm: 'unanswered',
    broken: 'A function breaks off for one call of 500 in five minutes, so that the gateway answers 500 for it',
    world: () => ({
      calls: [...wellWorld.calls, { name: 'createProperty', lines: [], status: 500, ms: 9000, times: 1 }],
      unanswered: ['POST /vendor/create-post'],
    }),
  },
  {
    alarm: 'slow',
    broken: 'One search in fifty takes 3.5 seconds',
    world: () => ({
      calls: [...wellWorld.calls, { name: 'getRoomSearch', lines: [], status: 200, ms: 3500, times: 10 }],
    }),
  },
  {
    alarm: 'throttled',
    broken: 'Lambda starts 400 runs in five minutes not, for those of photos',
    world: () => ofAccount({ throttles: 400 }),
  },
  {
    alarm: 'crowded',
    broken: '720 functions of the 1,000 of the account run at once',
    world: () => ofAccount({ running: 720 }),
  },
  { alarm: 'bounces', broken: 'Three in a hundred mails come back', world: () => ofMails({ bounces: 0.03 }) },
  {
    alarm: 'complaints',
    broken: 'One in a thousand mails is complained of',
    world: () => ofMails({ complaints: 0.001 }),
  },
  {
    alarm: 'firewall-refusing',
    broken: 'A rule of the firewall refuses one in five requests',
    world: () => ({ refused: 700 }),
  },
  {
    alarm: 'spending',
    broken: '1,000 requests a second of the site’s files, of 20 KB each',
    world: () => ({ pages: { answers: 300_000, faults: 0, bytes: 6_000_000_000 } }),
  },
  {
    alarm: 'edge-failing',
    broken: 'The bucket of photos answers 503, and all else is well',
    world: () => ({ pages: { answers: 3000, faults: 1500, bytes: 1_000_000 } }),
  },
];

/** Metrics of what waits, with the value of forty minutes, or of one message. */
const waits: Record<string, readonly [broken: string, value: number]> = {
  IteratorAge: ['Changes of a stream have not been told for 40 minutes', 2_400_000],
  ApproximateAgeOfOldestMessage: ['An event has waited in the queue for 40 minutes', 2_400],
  ApproximateNumberOfMessagesVisible: ['Something was given up after all its tries, and lies in its queue', 1],
};

/** The fault of each alarm about a queue or a stream, as AWS documents its metrics. */
export function waitingFaults(alarms: readonly TemplateAlarm[]): Fault[] {
  return alarms.flatMap(({ name, metrics }) => {
    const metric = metrics.find((each) => Object.hasOwn(waits, each.name));
    const [broken, value] = waits[metric?.name ?? ''] ?? [];
    if (!metric || broken === undefined || value === undefined) return [];
    return [{ alarm: name, broken, world: () => ({ waiting: [{ metric, value }] }) }];
  });
}
