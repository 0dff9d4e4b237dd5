import { expect, test } from 'vitest';
import { resources, stacksOf } from '../../support/stacks.ts';

const dev = await stacksOf('dev');
const prod = await stacksOf('prod');

test('each stack of a stage that keeps data refuses to be deleted, and none of another', () => {
  const stacks = prod.app.synth().stacks;
  expect(stacks.map(({ stackName }) => stackName)).toContain('sarai-prod-firewall-ap-south-1');
  for (const { stackName, terminationProtection } of stacks)
    expect([stackName, terminationProtection]).toEqual([stackName, true]);
  expect(dev.app.synth().stacks.filter(({ terminationProtection }) => terminationProtection)).toEqual([]);
});

test.each([
  ['dev', dev],
  ['prod', prod],
])('a log of %s goes with whatever writes it, for its name is wanted again when that comes back', (_, { all }) => {
  const logs = resources('AWS::Logs::LogGroup', ...all);
  expect(logs.length).toBeGreaterThan(80);
  const kept = logs.filter(({ DeletionPolicy }) => DeletionPolicy !== 'Delete');
  expect(kept.map(({ Properties }) => Properties.LogGroupName)).toEqual([]);
});
