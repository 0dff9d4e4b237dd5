import type * as z from 'zod/mini';
import { type Stage, type StageValues, stageValues } from './stage.ts';

/**
 * A stage whose values are right. `account` is that of the credentials at hand, where there are some.
 * @throws Error that says in sentences what is wrong
 */
export function checked({ name, ...values }: Stage, account?: string): Stage {
  const { error } = stageValues.safeParse(values);
  if (error) {
    const wrong = error.issues.map(sentenceOf);
    throw new Error(`infra/stages/${name}.ts is not a stage yet.\n  ${wrong.join('\n  ')}`);
  }
  refuseWithout(name, values);
  if (account !== undefined) refuseIn(account, name, values);
  return { ...values, name };
}

/** Refuses values that the credentials of a deployment show to be wrong. */
function refuseIn(account: string, name: string, values: StageValues): void {
  if (values.account !== undefined && values.account !== account) {
    throw new Error(
      `The stage ${name} belongs to the account ${values.account}, and your credentials are of ${account}.`,
    );
  }
  const certified = certifiedIn(values);
  if (certified !== undefined && certified !== account) {
    throw new Error(
      `The certificate of the stage ${name} is of the account ${certified}, and your credentials are of ${account}.`,
    );
  }
  const examples = examplesIn(values);
  if (examples.length === 0) return;
  throw new Error(`The stage ${name} still has what is only an example: put in your own ${examples.join(', ')}.`);
}

/** Names that belong to nobody, by RFC 2606. */
const exampleName = /(?:^|[@.])example(?:\.(?:com|net|org))?>?$/i;

/** Values of the examples in the repository: where a stage is for people, they would be sent to nobody, and shown. */
function examplesIn({ domain, mail, support, keepsData, ...values }: StageValues): string[] {
  const certificate = domain?.certificateArn.includes(':certificate/00000000-') ? ['domain.certificateArn'] : [];
  if (!keepsData) return certificate;
  const names = Object.entries({
    'domain.name': domain?.name,
    'domain.alias': domain?.alias,
    'mail.sender': mail.sender,
    'mail.replyTo': mail.replyTo,
    'support.email': support.email,
    alarmAddress: values.alarmAddress,
    alarmPager: hostOf(values.alarmPager),
    runbook: hostOf(values.runbook),
  });
  const examples = names.flatMap(([key, value]) => (value !== undefined && exampleName.test(value) ? [key] : []));
  const phones = (['phone', 'whatsApp'] as const).filter((key) => /000 ?0000$/.test(support[key] ?? ''));
  return [...certificate, ...examples, ...phones.map((key) => `support.${key}`)];
}

function hostOf(address: string | undefined): string | undefined {
  return address && new URL(address).hostname;
}

/** The account that the certificate of the site's name is of. */
function certifiedIn({ domain }: StageValues): string | undefined {
  return domain?.certificateArn.split(':')[4];
}

/** Sentences of ours stand in the schema; of what it says by itself only these two are left. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[name, issue.keys.join(', ')].filter(Boolean).join('.')}: is no value of a stage`;
  return `${name}: ${/^Invalid/.test(issue.message) ? 'is missing, or not what infra/stages/stage.ts says' : issue.message}`;
}

/** Functions that AWS keeps for all others of the account, and those that a stage reserves. */
export const concurrencyShares = { unreserved: 100, reserved: 10 };

const leastConcurrency = concurrencyShares.unreserved + concurrencyShares.reserved;

/** Tables that were restored and whose changes would call nothing. */
function unfollowedTables(restoredTables: NonNullable<StageValues['restoredTables']>): string[] {
  return (['properties', 'bookings', 'messages'] as const).filter((key) => {
    const restored = restoredTables[key];
    return restored && !restored.streamArn?.includes(`table/${restored.name}/stream/`);
  });
}

/** Refuses values that do not fit each other. */
function refuseWithout(name: string, values: StageValues) {
  const wrong = [...inAccount(values), ...withCopies(values), ...forPeople(values)].filter(([isWrong]) => isWrong);
  if (wrong.length > 0) throw new Error(wrong.map(([, sentence]) => `The stage ${name} ${sentence}.`).join('\n'));
}

/** Whether it is wrong, and the sentence that says so. */
type Refusal = readonly [isWrong: boolean, sentence: string];

function withCopies({ account, region, copies, restoredKey }: StageValues): Refusal[] {
  const isApart = account !== undefined && region !== undefined && region !== copies?.region;
  const isElsewhere = (key: string | undefined) =>
    key !== undefined && !key.startsWith(`arn:aws:kms:${region}:${account}:`);
  return [
    [
      copies !== undefined && !isApart,
      'has copies, which are for the day when its region is lost: give it an account and a region, and copies another one',
    ],
    [
      isElsewhere(copies?.peopleKey) || isElsewhere(restoredKey),
      "names a key for people's numbers that is of another account or region than the stage",
    ],
  ];
}

function inAccount(values: StageValues): Refusal[] {
  const { account, region, firewall, throttle, metrics, logs } = values;
  const certified = certifiedIn(values);
  const isSilent = !['DEBUG', 'INFO'].includes(logs.level);
  return [
    [
      firewall !== false && !(account && region),
      'has a firewall, which stands in another region than its other stacks: give it an account and a region',
    ],
    [
      account !== undefined && certified !== undefined && certified !== account,
      `belongs to the account ${account}, and the certificate of its domain to another one`,
    ],
    [
      values.domain !== undefined && values.domain.alias === values.domain.name,
      'has the name of its site as the alias too: an alias is another name, such as www.sarai.example',
    ],
    [
      firewall !== false && firewall.address / 300 >= throttle.rate,
      'has a firewall that lets one address use up the whole throttle: give firewall.address less than 300 times throttle.rate',
    ],
    [
      metrics && isSilent,
      'has metrics, which are taken out of lines of the level INFO: set logs.level to INFO, or metrics to false',
    ],
    [
      values.keepsData && isSilent,
      'keeps numbers of people, and who opens one is a line of the level INFO: set logs.level to INFO',
    ],
    [
      values.reservesConcurrency && values.concurrency < leastConcurrency,
      `reserves concurrency, for which the account needs ${leastConcurrency} at least: ask AWS for more, or set reservesConcurrency to false`,
    ],
  ];
}

function forPeople({ alarmAddress, keepsData, ...values }: StageValues): Refusal[] {
  const unfollowed = unfollowedTables(values.restoredTables ?? {});
  return [
    [
      unfollowed.length > 0,
      `needs the streamArn of the restored ${unfollowed.join(' and ')}, whose changes call functions`,
    ],
    [
      values.monthlyBudget !== undefined && !alarmAddress,
      'has a monthlyBudget, and needs an alarmAddress that is told of it',
    ],
    [keepsData && !alarmAddress, 'keeps data, and needs an alarmAddress'],
    [values.alarmPager !== undefined && !alarmAddress, 'has an alarmPager, and needs an alarmAddress beside it'],
    [
      keepsData && !(values.account && values.region),
      'keeps data, and the alarms of its distribution stand in another region: give it an account and a region',
    ],
    [keepsData && !values.domain, 'keeps data of people, who need links in their mails: give it a domain'],
    [
      keepsData && values.mail.sandbox,
      'keeps data, and its mails must reach everybody: set mail.sandbox to false, and deploy no more than its mail stack before SES gives production access',
    ],
  ];
}
