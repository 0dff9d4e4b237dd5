import { expect, test } from 'vitest';
import { exampleStages } from '../../support/exampleStages.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const dev = await stacksOf('dev');
const prod = await stacksOf('prod');

const keyOf = ({ data }: typeof dev) => data.findResources('AWS::KMS::Key').people;

/** Statements about keys, by the function whose role has them. */
function keyStatements({ all }: typeof dev): Record<string, Properties[]> {
  const found = resources('AWS::IAM::Role', ...all).flatMap(({ Properties }) => {
    const statements: Properties[] = (Properties.Policies ?? []).flatMap(
      (policy: Properties) => policy.PolicyDocument.Statement,
    );
    const about = statements.filter(({ Action }) => JSON.stringify(Action).includes('kms:'));
    return about.length > 0 ? [[String(Properties.Description).split(' ')[2], about] as const] : [];
  });
  return Object.fromEntries(found);
}

test('what seals may make data keys and what opens may open them, of their own field alone, and no other role has the key', () => {
  const Condition = {
    StringEquals: { 'kms:EncryptionContext:table': 'vendors', 'kms:EncryptionContext:field': 'payee' },
    'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['table', 'key', 'field'] },
  };
  const may = { Effect: 'Allow', Resource: expect.anything(), Condition };
  expect(keyStatements(dev)).toEqual({
    setPayee: [{ ...may, Action: 'kms:GenerateDataKey' }],
    openPayee: [{ ...may, Action: 'kms:Decrypt' }],
  });
  expect(JSON.stringify(keyStatements(dev)).match(/GetAttpeopleArn\w+"/g)).toHaveLength(2);
});

test('what seals or opens is told the address of the key, and nobody else', () => {
  const told = resources('AWS::Lambda::Function', ...dev.all).filter(
    ({ Properties }) => Properties.Environment?.Variables.PEOPLE_KEY,
  );
  expect(told.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(
    ['openPayee', 'setPayee'].map((name) => `sarai-dev-${name}`),
  );
});

test('the key is rotated, can be copied to other regions, and has a name of its stage', () => {
  for (const [name, stacks] of Object.entries({ dev, prod })) {
    expect(keyOf(stacks)?.Properties).toMatchObject({ EnableKeyRotation: true, MultiRegion: true });
    expect(resources('AWS::KMS::Key', ...stacks.all)).toHaveLength(1);
    const [alias] = resources('AWS::KMS::Alias', stacks.data);
    expect(alias?.Properties.AliasName).toBe(`alias/sarai-${name}-people`);
  }
});

test('prod keeps its key as it keeps its tables, and the name goes, so that a release can have it again', () => {
  const [alias] = resources('AWS::KMS::Alias', prod.data);
  expect([keyOf(prod)?.DeletionPolicy, alias?.DeletionPolicy]).toEqual(['RetainExceptOnCreate', undefined]);
  expect(keyOf(dev)?.DeletionPolicy).toBe('Delete');
});

test('functions of the stage alone may use the key, for a place and for nothing else', () => {
  const [administer, use, ...others] = keyOf(prod)?.Properties.KeyPolicy.Statement ?? [];
  expect(others).toEqual([]);
  expect(use).toMatchObject({
    Effect: 'Allow',
    Action: ['kms:GenerateDataKey', 'kms:Decrypt'],
    Condition: {
      ArnLike: { 'aws:PrincipalArn': expect.anything() },
      Null: { 'kms:EncryptionContext:key': 'false' },
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['table', 'key', 'field'] },
    },
  });
  expect(JSON.stringify(use.Condition.ArnLike)).toContain(':role/sarai-prod-*"');
  const opening = /Decrypt|Encrypt|DataKey|Grant$|\*/;
  const ending = ['kms:RevokeGrant'];
  expect(administer.Action.filter((each: string) => opening.test(each) && !ending.includes(each))).toEqual([]);
  expect(administer.Action).toContain('kms:PutKeyPolicy');
});

test('a long name of a stage is cut in the policy as CloudFormation cuts it in names of roles', async () => {
  const { data } = await stacksOf({ ...exampleStages.dev, name: 'rehearsal-of-the-winter' });
  const [, use] = data.findResources('AWS::KMS::Key').people?.Properties.KeyPolicy.Statement ?? [];
  expect(JSON.stringify(use.Condition.ArnLike)).toContain(':role/sarai-rehearsal-of-the-w*"');
});

test('a stage over copies seals and opens by the key that it names, while its own stays', async () => {
  const restoredKey = 'arn:aws:kms:ap-south-1:111122223333:key/mrk-0a1b2c';
  const restored = await stacksOf('prod', { restoredKey });
  const statements = Object.values(keyStatements(restored)).flat();
  expect(statements.map(({ Resource }) => Resource)).toEqual([restoredKey, restoredKey]);
  expect(keyOf(restored)).toEqual(keyOf(prod));
});
