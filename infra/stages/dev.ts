import { limits } from './limits.ts';
import type { StageValues } from './stage.ts';

/** For trying: it keeps nothing, and comes up in whichever account and region deploys it. */
export const stage: StageValues = {
  deployedOn: 'merge',
  mail: {
    sender: 'Sarai (dev) <no-reply@dev.sarai.example>',
    replyTo: 'support@dev.sarai.example',
    ownsIdentity: true,
    sandbox: true,
  },
  support: { email: 'support@sarai.example', phone: '+92 51 000 0000' },
  keepsData: false,
  logs: { days: 14, level: 'INFO' },
  metrics: false,
  tracing: false,
  memoryMegabytes: 512,
  reservesConcurrency: false,
  concurrency: 10,
  throttle: { rate: 50, burst: 100 },
  firewall: false,
  tableUnits: { reads: 1000, writes: 200 },
  edgeOnly: false,
  edgeKeyRotation: 1,
  limits,
};
