import { readdirSync } from 'node:fs';
import type * as z from 'zod/mini';
import { senderDomain } from '../mailNames.ts';
import { type Stage, type StageValues, stageValues } from './stage.ts';

const folder = new URL('./', import.meta.url);

/** The other files of this folder, which state no stage. */
const ofAllStages = new Set(['limits', 'stage', 'stageNamed']);

/** What the stages of the repository have in the place of a certificate. */
const exampleCertificate = ':certificate/00000000-';

/** Functions that AWS keeps for all others of the account, and those that a stage reserves. */
export const concurrencyShares = { unreserved: 100, reserved: 10 };

/** Names of stacks, functions and buckets are made from it. */
const nameForm = /^[a-z][a-z0-9]{0,19}$/;

/** The stages that have a file here. */
export function stageNames(): string[] {
  const files = readdirSync(folder).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  return files.filter((name) => !ofAllStages.has(name)).sort();
}

/**
 * The stage that `-c stage=<name>` asks for. `account` is that of the credentials at hand, where there are some.
 * @throws Error that says in a sentence what is wrong: there is no such stage, a value of it, or the account
 */
export async function stageNamed(name: string, account?: string): Promise<Stage> {
  if (!nameForm.test(name)) {
    throw new Error(`The name of a stage has small letters and digits, 20 at most, a letter first: "${name}" has not.`);
  }
  if (!stageNames().includes(name)) {
    throw new Error(
      `There is no stage "${name}". Use one of: ${stageNames().join(', ')}, or add infra/stages/${name}.ts.`,
    );
  }
  const stage = checked({ ...(await valuesOf(name)), name }, account);
  await refuseSharedIdentity(stage);
  return stage;
}

/** @throws Error that names the file, where it cannot be read or states no stage */
async function valuesOf(name: string): Promise<StageValues> {
  const file = `infra/stages/${name}.ts`;
  const read = import(new URL(`${name}.ts`, folder).href) as Promise<{ stage?: StageValues }>;
  const { stage } = await read.catch((cause: Error) => {
    throw new Error(`${file} cannot be read: ${cause.message}`, { cause });
  });
  if (!stage) throw new Error(`${file} exports no \`stage\`.`);
  return stage;
}

/** SES has one identity a domain in a region of an account, and what two stacks own, one of them takes from the other. */
async function refuseSharedIdentity(stage: Stage): Promise<void> {
  for (const name of stageNames().filter((each) => each !== stage.name)) {
    if (!ownSameIdentity(stage, await valuesOf(name))) continue;
    throw new Error(
      `The stages ${stage.name} and ${name} both own the identity ${senderDomain(stage)} of SES, and may stand in one ` +
        'account and region: give one of them another mail.sender, or set its mail.ownsIdentity to false.',
    );
  }
}

/** A stage that does not say where it stands may stand where the other one does. */
export function ownSameIdentity(one: StageValues, other: StageValues): boolean {
  const mayMeet = (['account', 'region'] as const).every((place) => {
    return one[place] === undefined || other[place] === undefined || one[place] === other[place];
  });
  const bothOwn = one.mail.ownsIdentity && other.mail.ownsIdentity;
  return bothOwn && mayMeet && senderDomain(one) === senderDomain(other);
}

/** @throws Error as above */
export function checked({ name, ...values }: Stage, account?: string): Stage {
  const { error } = stageValues.safeParse(values);
  if (error) {
    const wrong = error.issues.map(sentenceOf);
    throw new Error(`infra/stages/${name}.ts is not a stage yet.\n  ${wrong.join('\n  ')}`);
  }
  refuseWithout(name, values);
  if (account !== undefined && values.account !== undefined && values.account !== account) {
    throw new Error(
      `The stage ${name} belongs to the account ${values.account}, and your credentials are of ${account}.`,
    );
  }
  if (account !== undefined && values.domain?.certificateArn.includes(exampleCertificate)) {
    throw new Error(
      `The stage ${name} has the certificate of an example: give domain.certificateArn the ARN of its own.`,
    );
  }
  return { ...values, name };
}

/** Sentences of ours stand in the schema; of what it says by itself only these two are left. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[name, issue.keys.join(', ')].filter(Boolean).join('.')}: is no value of a stage`;
  return `${name}: ${/^Invalid/.test(issue.message) ? 'is missing, or not what infra/stages/stage.ts says' : issue.message}`;
}

const leastConcurrency = concurrencyShares.unreserved + concurrencyShares.reserved;

/** Tables that were restored and whose changes would call nothing. */
function unfollowedTables(restoredTables: NonNullable<StageValues['restoredTables']>): string[] {
  return (['properties', 'bookings'] as const).filter((key) => {
    const restored = restoredTables[key];
    return restored && !restored.streamArn?.includes(`table/${restored.name}/stream/`);
  });
}

/** What values need of each other. */
function refuseWithout(name: string, values: StageValues) {
  const wrong = [...inAccount(values), ...forPeople(values)].filter(([isWrong]) => isWrong);
  if (wrong.length > 0) throw new Error(wrong.map(([, sentence]) => `The stage ${name} ${sentence}.`).join('\n'));
}

/** Whether it is wrong, and the sentence that says so. */
type Refusal = readonly [isWrong: boolean, sentence: string];

function inAccount({ account, region, firewall, domain, ...values }: StageValues): Refusal[] {
  const certified = domain?.certificateArn.split(':')[4];
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
      values.reservesConcurrency && values.concurrency < leastConcurrency,
      `reserves concurrency, for which the account needs ${leastConcurrency} at least: ask AWS for more, or set reservesConcurrency to false`,
    ],
  ];
}

function forPeople({
  alarmAddress,
  monthlyBudget,
  keepsData,
  domain,
  mail,
  restoredTables = {},
}: StageValues): Refusal[] {
  const unfollowed = unfollowedTables(restoredTables);
  return [
    [
      unfollowed.length > 0,
      `needs the streamArn of the restored ${unfollowed.join(' and ')}, whose changes call functions`,
    ],
    [monthlyBudget !== undefined && !alarmAddress, 'has a monthlyBudget, and needs an alarmAddress that is told of it'],
    [keepsData && !alarmAddress, 'keeps data, and needs an alarmAddress'],
    [keepsData && !domain, 'keeps data of people, who need links in their mails: give it a domain'],
    [
      keepsData && mail.sandbox,
      'keeps data, and its mails must reach everybody: ask SES for production access, then set mail.sandbox to false',
    ],
  ];
}
