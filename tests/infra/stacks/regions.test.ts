import { expect, test } from 'vitest';
import { stacksOf } from '../../support/stacks.ts';

/** Kinds of things that an account has once in all regions. */
const global = /^AWS::(CloudFront::|IAM::Role$|CloudWatch::Dashboard$|S3::Bucket$|Budgets::)/;

interface Template {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}

/** The names of a stage in a region that are the account's: those of global things, and all of what stands in us-east-1 for it. */
async function namesIn(region: string): Promise<string[]> {
  const { app } = await stacksOf('prod', { region });
  return app.synth().stacks.flatMap(({ stackName, environment, template }) => {
    const { Resources = {} } = template as Template;
    const isElsewhere = environment.region !== region;
    const all = Object.values(Resources).filter(({ Type }) => isElsewhere || global.test(Type));
    const names = all.flatMap(({ Type, Properties = {} }) => namesOf(Properties).map((name) => `${Type} ${name}`));
    return isElsewhere ? [stackName, ...names] : names;
  });
}

/** Of what has a name of ours: `RoleName`, `Name`, and that of a configuration of CloudFront. */
function namesOf(properties: Record<string, unknown>): string[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (/^(Metric|Display)Name$/.test(key)) return [];
    if (/^\w*Name$/.test(key)) return [JSON.stringify(value)];
    const { Name } = (value ?? {}) as { Name?: unknown };
    return typeof Name === 'string' ? [JSON.stringify(Name)] : [];
  });
}

test('a stage that stands beside itself in another region has no name in common with it', async () => {
  const [one, other] = [await namesIn('ap-south-1'), await namesIn('ap-southeast-1')];
  expect(one.length).toBeGreaterThan(8);
  expect(one.filter((name) => other.includes(name))).toEqual([]);
});
