import { readdirSync } from 'node:fs';
import { checked } from './checked.ts';
import { senderDomain } from './mailNames.ts';
import { siteNames } from './siteNames.ts';
import { type Stage, type StageValues, stageValues } from './stage.ts';

const folder = new URL('./', import.meta.url);

/** The other files of this folder whose name could be that of a stage. */
const ofAllStages = new Set(['checked', 'limits', 'stage']);

/** Names of stacks, functions and buckets are made from it. */
const nameForm = /^[a-z][a-z0-9]{0,19}$/;

/** The stages that have a file here. */
export function stageNames(): string[] {
  const files = readdirSync(folder).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  return files.filter((name) => nameForm.test(name) && !ofAllStages.has(name)).sort();
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
  await refuseShared(stage);
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

/** Refuses an identity or a domain of two stages: one would take it from the other. */
async function refuseShared(stage: Stage): Promise<void> {
  for (const name of stageNames().filter((each) => each !== stage.name)) {
    const other = await valuesOf(name);
    // Somebody has not finished it: it is refused when it is asked for.
    if (!stageValues.safeParse(other).success) continue;
    if (ownSameIdentity(stage, other)) {
      throw new Error(
        `The stages ${stage.name} and ${name} both own the identity ${senderDomain(stage)} of SES, and may stand in one ` +
          'account and region: give one of them another mail.sender, or set its mail.ownsIdentity to false.',
      );
    }
    if (haveSameDomain(stage, other)) {
      throw new Error(
        `The stages ${stage.name} and ${name} both have a name of the domain ${stage.domain?.name}: give one of them another domain.`,
      );
    }
  }
}

/** CloudFront has a name once, in whatever account. */
export function haveSameDomain(one: StageValues, other: StageValues): boolean {
  const [names, others] = [one, other].map(({ domain }) => (domain ? siteNames(domain) : []));
  return names?.some((name) => others?.includes(name)) ?? false;
}

/**
 * SES has one identity a domain in a region of an account. A stage that does not say where it stands may stand where the other one
 * does.
 */
export function ownSameIdentity(one: StageValues, other: StageValues): boolean {
  const mayMeet = (['account', 'region'] as const).every((place) => {
    return one[place] === undefined || other[place] === undefined || one[place] === other[place];
  });
  const bothOwn = one.mail.ownsIdentity && other.mail.ownsIdentity;
  return bothOwn && mayMeet && senderDomain(one) === senderDomain(other);
}
