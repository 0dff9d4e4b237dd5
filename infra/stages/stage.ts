import * as z from 'zod/mini';
import type { Limits } from '../../functions/accounts/limits.ts';
import { tableKeys } from '../../functions/runtime/table.ts';
import { copies, keyOfRegions, regionLike } from './copyValues.ts';
import { limits } from './limits.ts';

/** A rule for a value of a stage; each refusal is a sentence behind the value's name. */
const says = (pattern: RegExp, error: string) => z.string(error).check(z.regex(pattern, error));

const flag = z.boolean('says true or false');
const count = (error: string) => z.int(error).check(z.minimum(1, error));

const address = says(/^[^\s@<>]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'is an e-mail address');

/** With spaces, as it is dialled from abroad: 15 digits at most (E.164). */
const phone = says(/^\+\d(?: ?\d){7,14}$/, 'is a phone number from abroad, such as +92 51 000 0000');

const hour = says(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time, such as 09:00');

const hostName = says(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'is a host name in small letters, such as sarai.example');

/** A name of the site, and its certificate in us-east-1, where CloudFront looks for it. */
const domain = z.strictObject({
  name: hostName,
  /** Another name, such as www.sarai.example, from which people are sent to the first one. The certificate has both. */
  alias: z.optional(hostName),
  certificateArn: says(
    /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'is the ARN of a certificate in us-east-1',
  ),
});

/** Attempts that are let through in so many seconds. */
const limit = z.strictObject({ max: count('is a whole number'), seconds: count('is a whole number of seconds') });

/** Nothing may be left out: functions count by each of them. */
const limitsOf = z.strictObject(
  mapped(limits, (kinds) =>
    z.strictObject(
      mapped(kinds, () => limit),
      'has not all that infra/stages/limits.ts has',
    ),
  ),
  'are missing: take those of infra/stages/limits.ts',
) as unknown as z.ZodMiniType<Limits>;

function mapped<U>(values: object, to: (value: object) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]));
}

/** Calls of the API in five minutes, as the firewall takes no fewer than ten. */
const calls = z.int('is a whole number').check(z.minimum(10, 'is 10 at least'));

/** One deployment of the whole product, as `infra/stages/<name>.ts` states it; its stacks are named `sarai-<stage>-<part>`. */
export const stageValues = z.strictObject({
  /** The account and the region that it belongs to; those of whoever deploys where they are left out. */
  account: z.optional(says(/^\d{12}$/, 'is the 12 digits of an AWS account')),
  region: z.optional(regionLike('ap-south-1')),
  /**
   * The event on which GitHub's workflow deploys it: each merge, each tag `v*` that somebody approves, or nothing but a request
   * with a tag, which somebody approves too.
   */
  deployedOn: z.enum(['merge', 'tag', 'request'], 'is merge, tag or request'),
  /** The site's own name; without it CloudFront gives one, and mails bring no link. */
  domain: z.optional(domain),
  mail: z.strictObject({
    /** Whom mails come from: a name of plain Latin letters and an address of a domain that is this stage's own. */
    sender: says(
      /^[\w !#$%&'*+/=?^`{|}~()-]+ <[^\s@<>]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+>$/i,
      'is a name of Latin letters, without a comma or a quote, and an address: Sarai <no-reply@sarai.example>',
    ),
    /** Where answers to mails go: somebody reads it. */
    replyTo: address,
    /**
     * Whether the stage's stack makes the identity of the sender's domain in SES. Not where it is there already: made by
     * hand, or by another stage of the account and region.
     */
    ownsIdentity: flag,
    /** Whether SES lets the account write to verified addresses alone, as it does at first. */
    sandbox: flag,
    /**
     * The wish of the record that is proposed for the DNS, for mails that others forge under the domain: to be told of them alone
     * where it is left out, to have them put aside, or refused.
     */
    dmarc: z.optional(z.enum(['none', 'quarantine', 'reject'], 'is none, quarantine or reject')),
  }),
  /** Where people reach us, as the site shows it: what is left out is not shown. */
  support: z.strictObject({
    email: address,
    phone,
    /** A number that reads WhatsApp. */
    whatsApp: z.optional(phone),
    /** When somebody answers the phone, every day, in Pakistan's time. */
    hours: z.optional(z.strictObject({ from: hour, to: hour })),
  }),
  /** Tables and buckets survive the deletion of their stack, and tables can be restored to any second. */
  keepsData: flag,
  /**
   * Another region that gets copies of tables and photos, and how many hours lie between two of them, for the day when the region is
   * lost: what is written in these hours is then lost too. None where it is left out.
   */
  copies: z.optional(copies),
  /** Tables that were restored from a backup and stand in the place of the stage's own, by their keys. */
  restoredTables: z.optional(
    z.partialRecord(
      z.enum(tableKeys),
      z.strictObject({
        name: says(/^[\w.-]{3,255}$/, 'is the name of a table'),
        streamArn: z.optional(says(/^arn:.+:table\/.+\/stream\/.+$/, 'is the ARN of the stream of the table')),
      }),
    ),
  ),
  /** A key that stands in the place of the stage's own for people's numbers: the copy of that which sealed what was restored. */
  restoredKey: z.optional(keyOfRegions),
  /**
   * While it is true nothing can be changed, as where tables are restored: operations that change something answer 503, streams,
   * queues and clocks wait, and go on where they were once it is gone again. Reads go on.
   */
  writesRest: z.optional(flag),
  logs: z.strictObject({
    days: z.union([z.literal(14), z.literal(90), z.literal(365)], 'are kept for 14, 90 or 365 days'),
    level: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR'], 'is DEBUG, INFO, WARN or ERROR'),
  }),
  /**
   * Functions write their figures into their lines as metrics, with alarms and graphs of them; false saves what metrics cost.
   * It wants lines of the level INFO.
   */
  metrics: flag,
  /** Lambda records for X-Ray how long calls and starts of functions took, of some of them. */
  tracing: flag,
  /** Memory of a function of the API, which brings its share of a processor. */
  memoryMegabytes: z
    .int('is a whole number of megabytes, such as 512')
    .check(z.minimum(128, 'is 128 megabytes at least'), z.maximum(10_240, 'is 10240 megabytes at most')),
  /**
   * Functions that say how many of them may run at once are held to it. AWS takes that out of the account's own number
   * and refuses it where fewer than 100 are left; an account that is new has 10 in all.
   */
  reservesConcurrency: flag,
  /** Functions of the account that may run at once: an alarm tells when 70 of a hundred do. */
  concurrency: count('is how many functions of the account may run at once: 10 in a new one, 1000 by default'),
  /** Requests a second that the gateway lets through to any one route, and how many at once above that. */
  throttle: z.strictObject({ rate: count('is a whole number'), burst: count('is a whole number') }),
  /**
   * The web firewall before the distribution, with the calls of the API that it lets through in five minutes from one
   * address, and from one that Amazon knows for attacks (`suspect`), and all requests of an address, files and photos too; false
   * where there is none.
   */
  firewall: z.union(
    [z.literal(false), z.strictObject({ address: calls, suspect: calls, requests: calls })],
    'is false, or the calls in five minutes from an address and from a suspect one, and all requests of an address',
  ),
  /** Read and write units a second that each table and index serves at most: a loop that writes costs no more than that. */
  tableUnits: z.strictObject({ reads: count('is a whole number'), writes: count('is a whole number') }),
  /** Who calls the gateway itself, past the distribution, is refused. */
  edgeOnly: flag,
  /** An operator raises it by one after a new value of the edge key: the distribution then sends the new one. */
  edgeKeyRotation: count('is a whole number from 1 on'),
  /** Who is told of alarms, nobody where it is left out; and of reported listings, `support.email` where it is. */
  alarmAddress: z.optional(address),
  /** Where alarms that wake somebody go beside the mail: the address that a service as PagerDuty or Opsgenie gives for CloudWatch. */
  alarmPager: z.optional(
    says(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+$/, 'is an address of a paging service, with https'),
  ),
  /** The address of docs/runbook.md where operators read it, to which alarms link. */
  runbook: z.optional(says(/^https:\/\/[^\s#]+$/, 'is an address with https, without a part behind #')),
  /**
   * A place where a search must find a room, for the visits of the site that an alarm hears: with it a search that finds nothing is a
   * fault. Without it a stage may be empty.
   */
  watchedPlace: z.optional(z.string().check(z.minLength(1, 'is the name of a place'))),
  /** Dollars a month of which the alarm address is told when they are spent, or will be. */
  monthlyBudget: z.optional(count('is a whole number of dollars')),
  /** How often something may be tried, as `infra/stages/limits.ts` says for all stages. */
  limits: limitsOf,
});

export type FirewallLimits = Exclude<z.output<typeof stageValues>['firewall'], false>;

export type StageValues = z.output<typeof stageValues>;

/** The values of a stage with its name, which is that of its file. */
export interface Stage extends StageValues {
  name: string;
}
