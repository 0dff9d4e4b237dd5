import { firewallLimits, limits, tableUnits } from './limits.ts';
import type { StageValues } from './stage.ts';

/** As `prod`, smaller and without data that anybody would miss: releases are seen here first. */
export const stage: StageValues = {
  account: '444455556666',
  region: 'ap-south-1',
  deployedOn: 'tag',
  domain: {
    name: 'staging.sarai.example',
    certificateArn: 'arn:aws:acm:us-east-1:444455556666:certificate/00000000-0000-0000-0000-000000000000',
  },
  mail: {
    sender: 'Sarai (staging) <no-reply@staging.sarai.example>',
    replyTo: 'support@staging.sarai.example',
    ownsIdentity: true,
    sandbox: true,
  },
  support: { email: 'support@sarai.example', phone: '+92 51 000 0000' },
  keepsData: false,
  logs: { days: 14, level: 'INFO' },
  metrics: true,
  tracing: false,
  memoryMegabytes: 512,
  reservesConcurrency: false,
  concurrency: 100,
  throttle: { rate: 100, burst: 200 },
  firewall: firewallLimits,
  tableUnits,
  edgeOnly: true,
  edgeKeyRotation: 1,
  alarmAddress: 'operators@sarai.example',
  runbook: 'https://code.sarai.example/docs/runbook.md',
  monthlyBudget: 50,
  limits,
};
