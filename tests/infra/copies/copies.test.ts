import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { tableKeys } from '../../../functions/runtime/table.ts';
import { checked } from '../../../infra/stages/checked.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

const copies = { region: 'ap-southeast-1', everyHours: 6 } as const;
const prod = await stacksOf('prod', { copies });

test('tables and photos are copied to the vault of another region, and uploads are not', () => {
  const [selection] = resources('AWS::Backup::BackupSelection', prod.data);
  const copied = JSON.stringify(selection?.Properties.BackupSelection.Resources);
  for (const one of [...tableKeys, 'photos']) expect(copied).toContain(`"${one}"`);
  expect(copied).not.toContain('uploads');
});

test('a table that was restored is copied in the place of the one that it stands for', async () => {
  const { data } = await stacksOf('prod', { copies, restoredTables: { users: { name: 'users-of-then' } } });
  const [selection] = resources('AWS::Backup::BackupSelection', data);
  expect(JSON.stringify(selection?.Properties.BackupSelection.Resources)).toContain('users-of-then');
});

test('a copy is made every few hours, begins within the hour, and is kept for a week where it is to be used', () => {
  const [plan] = resources('AWS::Backup::BackupPlan', prod.data);
  const [rule] = plan?.Properties.BackupPlan.BackupPlanRule ?? [];
  expect([rule.ScheduleExpression, rule.StartWindowMinutes, rule.Lifecycle]).toEqual([
    'cron(0 */6 * * ? *)',
    60,
    { DeleteAfterDays: 1 },
  ]);
  expect(rule.CopyActions).toEqual([
    {
      DestinationBackupVaultArn: expect.anything(),
      Lifecycle: { DeleteAfterDays: 7 },
    },
  ]);
  expect(JSON.stringify(rule.CopyActions)).toContain(':backup:ap-southeast-1:');
});

test('the vault of copies stands in that region, under the name that the plan has, before the plan', () => {
  const stack = prod.app.synth().getStackByName('sarai-prod-copies');
  expect(stack.environment.region).toBe('ap-southeast-1');
  const [vault] = resources('AWS::Backup::BackupVault', Template.fromJSON(stack.template));
  const [plan] = resources('AWS::Backup::BackupPlan', prod.data);
  expect(JSON.stringify(plan)).toContain(`:backup-vault:${vault?.Properties.BackupVaultName}"`);
  const data = prod.app.synth().getStackByName('sarai-prod-data');
  expect(data.dependencies.map(({ id }) => id)).toContain(stack.id);
});

const peopleKey = 'arn:aws:kms:ap-south-1:111122223333:key/mrk-0a1b2c';

test('the region of copies gets a copy of the key that opens the numbers in them, which stays, under the policy of the key', async () => {
  const withKey = await stacksOf('prod', { copies: { ...copies, peopleKey } });
  const template = Template.fromJSON(withKey.app.synth().getStackByName('sarai-prod-copies').template);
  const [copy, ...others] = resources('AWS::KMS::ReplicaKey', template);
  const [key] = resources('AWS::KMS::Key', withKey.data);
  expect([copy?.Properties.PrimaryKeyArn, copy?.DeletionPolicy, others]).toEqual([
    peopleKey,
    'RetainExceptOnCreate',
    [],
  ]);
  expect(copy?.Properties.KeyPolicy).toEqual(key?.Properties.KeyPolicy);
});

test('a copy of a key is of the key of this stage', () => {
  const elsewhere = peopleKey.replace('ap-south-1', 'eu-west-1');
  const values = { ...exampleStages.prod, copies: { ...copies, peopleKey: elsewhere } };
  expect(() => checked(values)).toThrow('of another account or region than the stage');
});

test('a stage says where its own region is not, and keeps an account and a region for copies', () => {
  const values = exampleStages.prod;
  const wrong = [
    { ...values, copies: { ...copies, region: 'ap-south-1' } },
    { ...values, copies, firewall: false as const, account: undefined },
  ];
  for (const each of wrong) expect(() => checked(each)).toThrow('has copies, which are for the day');
});

test('a stage without them has neither vault nor plan', async () => {
  const dev = await stacksOf('dev');
  expect(dev.app.node.children.map(({ node }) => node.id)).not.toContain('sarai-dev-copies');
  expect(resources('AWS::Backup::BackupPlan', ...dev.all)).toEqual([]);
});
