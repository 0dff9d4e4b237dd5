import type { Limits } from '../functions/accounts/limits.ts';

/** One deployment of the whole product; its stacks are named `sarai-<stage>-<part>`. */
export interface Stage {
  name: string;
  /** Tables and buckets survive the deletion of their stack, and tables can be restored to any second. */
  keepsData: boolean;
  logRetentionDays: 14 | 90;
  /**
   * Functions that say how many of them may run at once are held to it. AWS takes that out of the account's own number
   * and refuses it where fewer than 100 are left; an account that is new has 10 in all.
   */
  reservesConcurrency: boolean;
  /** Requests a second that the gateway lets through to any one route, and how many at once above that. */
  throttle: { rate: number; burst: number };
  /** Whom mails come from: a name and an address of a domain that SES has verified in this account and region. */
  senderAddress: string;
  limits: Limits;
}

/**
 * Phone networks in Pakistan put very many people behind one address, so that what counts by address is wide, and what
 * protects an account counts by account.
 */
const limits: Limits = {
  login: { account: { max: 10, seconds: 900 }, address: { max: 100, seconds: 900 } },
  signup: { account: { max: 10, seconds: 3600 }, address: { max: 30, seconds: 3600 } },
  otp: { address: { max: 60, seconds: 3600 } },
  // A property of 100 rooms with five photos each, sent room by room, and again.
  photos: { account: { max: 200, seconds: 3600 } },
};

const wide = { max: 10_000, seconds: 900 };

/** On one machine everybody has the same address, a test run that signs up a hundred people included. */
export const localLimits: Limits = {
  login: { ...limits.login, address: wide },
  signup: { ...limits.signup, address: wide },
  otp: { address: wide },
  photos: limits.photos,
};

const stages: Record<string, Stage> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetentionDays: 14,
    reservesConcurrency: false,
    throttle: { rate: 50, burst: 100 },
    senderAddress: 'Sarai (dev) <no-reply@dev.sarai.example>',
    limits,
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetentionDays: 90,
    reservesConcurrency: true,
    throttle: { rate: 500, burst: 1000 },
    senderAddress: 'Sarai <no-reply@sarai.example>',
    limits,
  },
};

/** The stage that `-c stage=<name>` asks for. */
export function stageNamed(name: string): Stage {
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!stage) throw new Error(`There is no stage "${name}". Use one of: ${Object.keys(stages).join(', ')}.`);
  return stage;
}

/** The domain that mails come from, by which SES knows the identity that sends them. */
export function senderDomain({ senderAddress }: Stage): string {
  return senderAddress.replace(/^.*@|>$/g, '');
}

/** A name of the site, and its certificate in us-east-1, where CloudFront looks for it. */
export interface Domain {
  name: string;
  certificateArn: string;
}
