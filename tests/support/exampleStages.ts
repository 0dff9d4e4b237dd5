import { firewallLimits, limits, tableUnits } from '../../infra/stages/limits.ts';
import type { Stage } from '../../infra/stages/stage.ts';

/** The values of all of them. */
const common = {
  support: { email: 'support@sarai.example', phone: '+92 51 000 0000' },
  memoryMegabytes: 512,
  edgeKeyRotation: 1,
  tableUnits,
  limits,
};

/** A stage for trying, which stands wherever it is deployed. */
const dev: Stage = {
  ...common,
  name: 'dev',
  deployedOn: 'merge',
  mail: {
    sender: 'Sarai (dev) <no-reply@dev.sarai.example>',
    replyTo: 'support@dev.sarai.example',
    ownsIdentity: true,
    sandbox: true,
  },
  keepsData: false,
  logs: { days: 14, level: 'INFO' },
  metrics: false,
  tracing: false,
  reservesConcurrency: false,
  concurrency: 10,
  throttle: { rate: 50, burst: 100 },
  firewall: false,
  edgeOnly: false,
};

/** A stage for people, with all that a stage can have. */
const prod: Stage = {
  ...common,
  name: 'prod',
  deployedOn: 'tag',
  account: '111122223333',
  region: 'ap-south-1',
  domain: {
    name: 'sarai.example',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012',
  },
  mail: {
    sender: 'Sarai <no-reply@sarai.example>',
    replyTo: 'support@sarai.example',
    ownsIdentity: true,
    sandbox: false,
  },
  keepsData: true,
  logs: { days: 90, level: 'INFO' },
  metrics: true,
  tracing: false,
  reservesConcurrency: true,
  concurrency: 1000,
  throttle: { rate: 500, burst: 1000 },
  firewall: firewallLimits,
  edgeOnly: true,
  alarmAddress: 'operators@sarai.example',
  alarmPager: 'https://events.pager.example/integration/key',
  runbook: 'https://example.com/sarai/runbook.md',
  watchedPlace: 'Murree',
  monthlyBudget: 500,
};

/** As the one for people, in an account of its own, and without data that anybody would miss. */
const staging: Stage = {
  ...prod,
  name: 'staging',
  account: '444455556666',
  domain: {
    name: 'staging.sarai.example',
    certificateArn: 'arn:aws:acm:us-east-1:444455556666:certificate/12345678-1234-1234-1234-123456789012',
  },
  mail: { ...dev.mail, sender: 'Sarai (staging) <no-reply@staging.sarai.example>' },
  keepsData: false,
  logs: dev.logs,
  reservesConcurrency: false,
};

/** Stages of tests: those of `infra/stages` hold an operator's own accounts, names and addresses. */
export const exampleStages = { dev, prod, staging };
