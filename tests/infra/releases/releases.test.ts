import { expect, test } from 'vitest';
import { leftBetween, refusalsBetween, type StackTemplate } from '../../../infra/deployed/release/conflicts.ts';
import { physicalName } from '../../../infra/deployed/release/physicalName.ts';
import { stacksAt } from '../../../infra/deployed/release/stacksAt.ts';
import { type EventUnit, loadEvents } from '../../../infra/functions/events.ts';
import { loadOperations, type OperationUnit } from '../../../infra/functions/operations.ts';
import type { StageValues } from '../../../infra/stages/stage.ts';
import { type ReleaseParts, stacksOf } from '../../support/stacks.ts';

const operations = await loadOperations();
const events = await loadEvents();

const triggerOf = ({ needs }: EventUnit) => needs.trigger.on;
const partOf = ({ part }: OperationUnit) => part;

/** The first of each kind. */
function firstOfEach<T>(units: readonly T[], kindOf: (unit: T) => string): T[] {
  return [...new Map(units.toReversed().map((each) => [kindOf(each), each])).values()];
}

function without<T>(units: readonly T[], some: readonly T[]): T[] {
  return units.filter((each) => !some.includes(each));
}

/** Releases of fewer functions than today's. */
const smaller: [string, Partial<ReleaseParts>][] = [
  [
    'an operation less of each part of the API, and a function less of each kind of events',
    {
      operations: without(operations, firstOfEach(operations, partOf)),
      events: without(events, firstOfEach(events, triggerOf)),
    },
  ],
  ['one operation of each part, and no events', { operations: firstOfEach(operations, partOf), events: [] }],
];

/** The reasons for which a release cannot follow another one and be gone back from. */
function conflictsBetween(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  return [...refusalsBetween(before, after), ...leftBetween(before, after)];
}

/** A release to a stage that keeps data, and has all that a stage can have. */
async function released(values?: Partial<StageValues>, parts?: Partial<ReleaseParts>): Promise<StackTemplate[]> {
  return stacksAt((await stacksOf('prod', values, parts)).app.synth().directory);
}

const today = await released();

const resourcesOf = (stacks: readonly StackTemplate[]) =>
  stacks.flatMap(({ template }) => Object.values(template.Resources));

test.each(smaller)('a release of %s goes out after that of today, and before it', async (_, parts) => {
  const less = await released({}, parts);
  expect(resourcesOf(less).length).toBeLessThan(resourcesOf(today).length);
  expect(conflictsBetween(today, less)).toEqual([]);
  expect(conflictsBetween(less, today)).toEqual([]);
});

test('tables that were restored take the place of others, and these theirs again', async () => {
  const name = 'restored';
  const streamArn = `arn:aws:dynamodb:ap-south-1:111122223333:table/${name}/stream/2026-11-22T00:00:00.000`;
  const restored = await released({ restoredTables: { bookings: { name, streamArn } } });
  expect(conflictsBetween(today, restored)).toEqual([]);
  expect(conflictsBetween(restored, today)).toEqual([]);
});

test('alarms of the distribution that go leave its stack to be deleted first, for they read of it from another region', async () => {
  const alone = await released({ alarmAddress: undefined, monthlyBudget: undefined });
  expect(refusalsBetween(today, alone)).toEqual([expect.stringContaining('while sarai-prod-edge-watch')]);
  expect(refusalsBetween(alone, today)).toEqual([]);
});

test('names are seen of functions, logs and roles, of what watches them, and of what stands before them', () => {
  const kinds = new Set(resourcesOf(today).flatMap((each) => (physicalName(each) === undefined ? [] : [each.Type])));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['ApiGatewayV2::Route', 'Lambda::Function', 'Logs::LogGroup', 'IAM::Role'].map((kind) => `AWS::${kind}`),
      ...['CloudWatch::Alarm', 'CloudWatch::Dashboard', 'Budgets::Budget'].map((kind) => `AWS::${kind}`),
      ...['CloudFront::CachePolicy', 'CloudFront::Function', 'WAFv2::WebACL'].map((kind) => `AWS::${kind}`),
      ...['SES::ConfigurationSet', 'SES::EmailIdentity'].map((kind) => `AWS::${kind}`),
    ]),
  );
});

test('no name is there twice in a release', () => {
  const names = today.flatMap(({ region, template }) =>
    Object.values(template.Resources).flatMap((each) => {
      const name = physicalName(each);
      return name === undefined ? [] : [`${region} ${each.Type} ${name}`];
    }),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(300);
});
