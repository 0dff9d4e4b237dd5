import type { Limits } from '../functions/accounts/limits.ts';
import { requestLimits } from '../shared/rules/bookingLife.ts';

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

const quarter = 900;
const hour = 3600;

/**
 * The phone networks of Pakistan put thousands of people behind one address, so that what counts by address only stops
 * floods: a thousand logins in a quarter of an hour are one of each of a thousand people. What protects an account is the
 * pair of account and address. By account alone it is a hundred, as many as ten addresses have together: enough that
 * guessing from many addresses stays slow, and whoever is shut out by it comes in from a browser of before, or by a reset.
 */
const limits: Limits = {
  login: {
    pair: { max: 10, seconds: quarter },
    browser: { max: 10, seconds: quarter },
    account: { max: 100, seconds: quarter },
    address: { max: 1000, seconds: quarter },
  },
  signup: { account: { max: 10, seconds: hour }, address: { max: 300, seconds: hour } },
  otp: { address: { max: 600, seconds: hour } },
  // A property of 100 rooms with five photos each, sent room by room, and again.
  photos: { account: { max: 200, seconds: hour } },
  properties: { account: { max: 20, seconds: hour } },
  // Every room of a large hotel switched off and on again.
  changes: { account: { max: 300, seconds: hour } },
  // Behind one address of a phone network are many people; each request brings its owner and its guest mails.
  requests: { account: { max: requestLimits.aDay, seconds: 24 * hour }, address: { max: 300, seconds: hour } },
  // Somebody reads them; behind one address are many people.
  reports: { account: { max: 50, seconds: 24 * hour }, address: { max: 20, seconds: hour } },
  // Mails of resets and of codes that confirm an address: both roles together stay below the 50,000 mails a day that SES allows at first. Who has no account is told so at most
  // three times a day, and all of them together never use up what the others need.
  mail: {
    all: { max: 1000, seconds: hour },
    strangers: { max: 100, seconds: hour },
    stranger: { max: 3, seconds: 24 * hour },
  },
};

const wide = { max: 10_000, seconds: quarter };

/** On one machine everybody has the same address, a test run that signs up a hundred people included. */
export const localLimits: Limits = {
  login: { ...limits.login, address: wide },
  signup: { ...limits.signup, address: wide },
  otp: { address: wide },
  photos: limits.photos,
  properties: { account: wide },
  changes: { account: wide },
  requests: { account: wide, address: wide },
  reports: { account: limits.reports.account, address: wide },
  mail: { ...limits.mail, all: wide, strangers: wide },
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
