import { globSync, readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { peoplesData } from '../../../infra/deployer/access.ts';
import { DeployerStack } from '../../../infra/deployer/DeployerStack.ts';
import { github, refuseWrong } from '../../../infra/deployer/github.ts';
import { type PlacedStage, stagesOfAccount } from '../../../infra/deployer/stagesOfAccount.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { resources } from '../../support/stacks.ts';

const { dev, prod, staging } = exampleStages;
const place = { account: '111122223333', region: 'ap-south-1' };
const stages: [PlacedStage, ...PlacedStage[]] = [
  { ...dev, ...place },
  { ...prod, ...place },
];
const app = new App({ context: cdkJson.context, analyticsReporting: false });
const repository = { ...github, repository: 'owner@1/name@2' };
const template = Template.fromStack(new DeployerStack(app, repository, stages));

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

const roles = new Map(
  resources('AWS::IAM::Role', template).map(({ Properties }) => [String(Properties.RoleName), Properties]),
);

function trustOf(name: string) {
  const [statement, ...others] = roles.get(name)?.AssumeRolePolicyDocument.Statement ?? [];
  expect(others).toEqual([]);
  return statement;
}

function allowedTo(name: string): Statement[] {
  const policies: { PolicyDocument: { Statement: Statement[] } }[] = roles.get(name)?.Policies ?? [];
  return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

test.each([
  ['sarai-deploy-prod', ['environment:prod']],
  ['sarai-deploy-dev', ['ref:refs/heads/main']],
  ['sarai-drift', ['ref:refs/heads/main']],
  ['sarai-diff', ['pull_request', 'ref:refs/heads/main', 'ref:refs/tags/v*']],
])('%s believes runs of the one repository that are %j, and no others', (name, subjects) => {
  const { Action, Principal, Condition } = trustOf(name);
  expect(Action).toBe('sts:AssumeRoleWithWebIdentity');
  expect(JSON.stringify(Principal)).toMatch(/^{"Federated":{"Ref":"GitHub\w*"}}$/);
  expect(Condition).toEqual({
    StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' },
    StringLike: {
      'token.actions.githubusercontent.com:sub': subjects.map((subject) => `repo:owner@1/name@2:${subject}`),
    },
  });
});

test('nobody else is let in', () => {
  expect([...roles.keys()].sort()).toEqual(['sarai-deploy-dev', 'sarai-deploy-prod', 'sarai-diff', 'sarai-drift']);
  expect(resources('AWS::IAM::OIDCProvider', template).map(({ Properties }) => Properties)).toEqual([
    { Url: 'https://token.actions.githubusercontent.com', ClientIdList: ['sts.amazonaws.com'] },
  ]);
});

test('a stage of any name has a role of its own, for runs of the environment of its name', () => {
  const murree: PlacedStage = { ...staging, name: 'murree', deployedOn: 'request', ...place };
  const stack = new DeployerStack(
    new App({ analyticsReporting: false, builtinCloudFormationValidation: false }),
    repository,
    [murree],
  );
  const found = resources('AWS::IAM::Role', Template.fromStack(stack)).find(
    ({ Properties }) => Properties.RoleName === 'sarai-deploy-murree',
  );
  expect(JSON.stringify(found?.Properties.AssumeRolePolicyDocument)).toContain(
    'repo:owner@1/name@2:environment:murree',
  );
});

test('the workflows ask for these roles by their names', () => {
  const workflows = globSync('.github/{workflows,actions/*}/*.yml').map((file) => readFileSync(file, 'utf8'));
  const asked = workflows.flatMap((text) => [...text.matchAll(/:role\/([\w-]+)/g)].map(([, name]) => name));
  expect(new Set(asked)).toEqual(new Set(['sarai-diff', 'sarai-drift', 'sarai-deploy-']));
});

test('a pull request reads templates and becomes nobody else, so that it does not read what people stored', () => {
  const [reading, ...others] = allowedTo('sarai-diff');
  expect(others).toEqual([]);
  expect(reading).toMatchObject({
    Effect: 'Allow',
    Action: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'cloudformation:ListStackResources'],
    Resource: [
      'arn:aws:cloudformation:*:111122223333:stack/sarai-dev-*/*',
      'arn:aws:cloudformation:*:111122223333:stack/sarai-prod-*/*',
    ],
  });
  expect(roles.get('sarai-diff')?.ManagedPolicyArns).toBeUndefined();
});

test('who looks for drift reads everything but what people stored', () => {
  expect(JSON.stringify(roles.get('sarai-drift')?.ManagedPolicyArns)).toMatch(/policy\/ReadOnlyAccess"\]\]}\]$/);
  const [denied, ...others] = allowedTo('sarai-drift');
  expect(others).toEqual([]);
  expect(denied).toMatchObject({ Effect: 'Deny', Resource: '*' });
  expect(denied?.Action).toEqual([...peoplesData]);
});

test('who deploys becomes what the CDK has made for it in the regions of the stage, and nothing else', () => {
  const inRegion = (region: string) =>
    ['deploy', 'file-publishing', 'lookup'].map(
      (name) => `arn:aws:iam::111122223333:role/cdk-hnb659fds-${name}-role-111122223333-${region}`,
    );
  const becoming = (name: string) => allowedTo(name).filter(({ Action }) => Action === 'sts:AssumeRole');
  const only = (Resource: string[]) => [{ Effect: 'Allow', Action: 'sts:AssumeRole', Resource }];
  expect(becoming('sarai-deploy-dev')).toEqual(only(inRegion('ap-south-1')));
  expect(becoming('sarai-deploy-prod')).toEqual(only([...inRegion('ap-south-1'), ...inRegion('us-east-1')]));
});

test('a stage whose distribution has alarms stands in two regions, with a firewall or without', () => {
  const watched = { ...dev, ...place, alarmAddress: 'operators@sarai.example' };
  const stack = new DeployerStack(
    new App({ analyticsReporting: false, builtinCloudFormationValidation: false }),
    repository,
    [watched],
  );
  const own = resources('AWS::IAM::Role', Template.fromStack(stack)).map(({ Properties }) =>
    JSON.stringify(Properties),
  );
  expect(own.find((role) => role.includes('sarai-deploy-dev'))).toContain('role-111122223333-us-east-1');
});

test('who deploys reads templates, alarms, logs and the secret of the journey of its own stage, and no other secret', () => {
  const [, ...reading] = allowedTo('sarai-deploy-prod');
  expect(reading).toEqual([
    {
      Effect: 'Allow',
      Action: ['cloudformation:DescribeStackResources', 'cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      Resource: 'arn:aws:cloudformation:*:111122223333:stack/sarai-prod-*/*',
    },
    { Effect: 'Allow', Action: 'cloudwatch:DescribeAlarms', Resource: 'arn:aws:cloudwatch:*:111122223333:alarm:*' },
    {
      Effect: 'Allow',
      Action: 'logs:FilterLogEvents',
      Resource: 'arn:aws:logs:*:111122223333:log-group:/sarai/prod/*',
    },
    {
      Effect: 'Allow',
      Action: 'secretsmanager:GetSecretValue',
      Resource: 'arn:aws:secretsmanager:*:111122223333:secret:journey-*',
      Condition: { StringEquals: { 'aws:ResourceTag/stage': 'prod' } },
    },
  ]);
});

test('the security rules find nothing that is not accepted with a reason', () => {
  const { violations } = new AwsSolutionsChecks().validateScope(app);
  expect(violations.map(({ ruleName }) => ruleName)).toEqual([]);
});

test('the repository is one, whatever it is called: a name with a wildcard would let others in', () => {
  expect(github.repository).toMatch(/^[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/);
});

test('a stack serves the stages of one account, and a stage that stands nowhere in particular is refused', async () => {
  const beside = { ...dev, name: 'beside', ...place };
  const all = [dev, prod, staging, beside];
  expect(stagesOfAccount('prod', all).map(({ name }) => name)).toEqual(['prod', 'beside']);
  expect(stagesOfAccount('staging', all).map(({ name }) => name)).toEqual(['staging']);
  expect(() => stagesOfAccount('dev', all)).toThrow('Give the stage dev an account and a region');
});

test('the repository of the example is let into no account', () => {
  expect(() => refuseWrong({ repository: 'sarai-example@1234567/sarai@7654321' })).toThrow('put in your own');
  expect(() => refuseWrong({ repository: 'gilgit-hotels/sarai' })).not.toThrow();
});

test.each(['', 'me', 'https://github.com/me/gilgit-stays', 'repo:me/gilgit:ref'])(
  '"%s" is no repository',
  (repository) => {
    expect(() => refuseWrong({ repository })).toThrow(`"${repository}" is not.`);
  },
);
