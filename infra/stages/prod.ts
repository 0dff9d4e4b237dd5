import { firewallLimits, limits, tableUnits } from './limits.ts';
import type { StageValues } from './stage.ts';

/** For everybody. The account, the names and the addresses are examples: put in your own before the first deployment. */
export const stage: StageValues = {
  account: '111122223333',
  region: 'ap-south-1',
  deployedOn: 'tag',
  domain: {
    name: 'sarai.example',
    alias: 'www.sarai.example',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
  },
  mail: {
    sender: 'Sarai <no-reply@sarai.example>',
    replyTo: 'support@sarai.example',
    ownsIdentity: true,
    sandbox: false,
  },
  support: { email: 'support@sarai.example', phone: '+92 51 000 0000' },
  keepsData: true,
  copies: { region: 'ap-southeast-1', everyHours: 6 },
  logs: { days: 90, level: 'INFO' },
  metrics: true,
  tracing: false,
  memoryMegabytes: 512,
  reservesConcurrency: true,
  concurrency: 1000,
  throttle: { rate: 500, burst: 1000 },
  firewall: firewallLimits,
  tableUnits,
  edgeOnly: true,
  edgeKeyRotation: 1,
  alarmAddress: 'operators@sarai.example',
  alarmPager: 'https://events.pager.example/integration/key',
  runbook: 'https://code.sarai.example/docs/runbook.md',
  monthlyBudget: 500,
  limits,
};
