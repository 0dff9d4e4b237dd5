import { Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { SealedPlace } from '../../functions/money/dataKeys.ts';
import { removalOf } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';

/**
 * The key under which numbers of people are sealed. It is the first of its kind of several regions, which it can only become when it
 * is made: copies of tables are worth nothing without it.
 */
export function addPeopleKey(scope: Construct, stage: Stage): Key {
  const key = new Key(scope, 'people', {
    description: `Seals numbers of people of Sarai (${stage.name})`,
    multiRegion: true,
    enableKeyRotation: true,
    policy: peopleKeyPolicy(scope, stage),
    removalPolicy: removalOf(stage),
  });
  key.addAlias(`sarai-${stage.name}-people`);
  return key;
}

/** Letters that CloudFormation keeps of a stack's name in that of a role. */
const keptLetters = 24;

/**
 * Functions of the stage may make and open data keys, each as its own role says; nobody else may, whatever the account allows, and no
 * data key is without a place. Who administers the account administers the key, and has to change this policy to open anything.
 */
export function peopleKeyPolicy(scope: Construct, { name }: Pick<Stage, 'name'>): PolicyDocument {
  const account = { principals: [new AccountRootPrincipal()], resources: ['*'] };
  const ofFunctions = `sarai-${name}-`.slice(0, keptLetters);
  const roles = Stack.of(scope).formatArn({
    service: 'iam',
    region: '',
    resource: 'role',
    resourceName: `${ofFunctions}*`,
  });
  return new PolicyDocument({
    statements: [
      new PolicyStatement({ sid: 'Administer', actions: administering.map((action) => `kms:${action}`), ...account }),
      new PolicyStatement({
        sid: 'SealAndOpen',
        actions: ['kms:GenerateDataKey', 'kms:Decrypt'],
        conditions: {
          ArnLike: { 'aws:PrincipalArn': roles },
          Null: { 'kms:EncryptionContext:key': 'false' },
          ...nothingBesidePlace,
        },
        ...account,
      }),
    ],
  });
}

/** None of these opens anything: grants, which could give that away, are not among them. */
const administering = [
  ...['DescribeKey', 'GetKeyPolicy', 'GetKeyRotationStatus', 'ListGrants', 'ListKeyPolicies', 'ListKeyRotations'],
  ...['ListResourceTags', 'PutKeyPolicy', 'UpdateKeyDescription', 'TagResource', 'UntagResource', 'RevokeGrant'],
  ...['CreateAlias', 'UpdateAlias', 'DeleteAlias', 'EnableKeyRotation', 'DisableKeyRotation', 'RotateKeyOnDemand'],
  ...['EnableKey', 'DisableKey', 'ScheduleKeyDeletion', 'CancelKeyDeletion', 'ReplicateKey', 'UpdatePrimaryRegion'],
];

const placeNames: readonly (keyof SealedPlace)[] = ['table', 'key', 'field'];

const nothingBesidePlace = { 'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': placeNames } };

/** The conditions of a role that makes or opens data keys of one field of a table alone. */
export function fieldConditions({ table, field }: Pick<SealedPlace, 'table' | 'field'>) {
  return {
    StringEquals: { 'kms:EncryptionContext:table': table, 'kms:EncryptionContext:field': field },
    ...nothingBesidePlace,
  };
}
