import { expect, test } from 'vitest';
import { isTableKey, tableVariable } from '../../functions/lib/table.ts';
import { actionsByResource, settingsOf } from '../../infra/operations.ts';
import { type Properties, resources, stacksOf } from '../support/stacks.ts';

const { operations, api, all } = await stacksOf('dev');

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

const roles = resources('AWS::IAM::Role', ...all);

function statements({ Policies = [] }: Properties): Statement[] {
  return Policies.flatMap((policy: Properties) => policy.PolicyDocument.Statement);
}

const allowed = roles.flatMap(({ Properties }) => statements(Properties));

test('no role may do anything by a wildcard', () => {
  expect(allowed.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
});

test('no role may scan a table', () => {
  expect(allowed.flatMap(({ Action }) => Action)).not.toContain('dynamodb:Scan');
});

test('no role may act on every resource', () => {
  expect(allowed.filter(({ Resource }) => [Resource].flat().includes('*'))).toEqual([]);
});

test('roles are given what they may do in one place: no managed policies, none attached later', () => {
  expect(roles.filter(({ Properties }) => Properties.ManagedPolicyArns)).toEqual([]);
  expect(resources('AWS::IAM::Policy', ...all)).toEqual([]);
});

test.each(operations)('$name may do what its ports name, on what they name, and write its own log', (operation) => {
  const [role] = resources('AWS::IAM::Role', api).filter(({ Properties }) =>
    Properties.Description.startsWith(`What ${operation.name} of`),
  );
  const [logging, ...access] = statements(role?.Properties ?? {});
  expect(logging?.Action).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  expect(JSON.stringify(logging?.Resource)).toMatch(new RegExp(`"${operation.name}Logs\\w+","Arn"`));
  const expected = [...actionsByResource(operation.ports)];
  expect(access.map(({ Action }) => [Action].flat())).toEqual(expected.map(([, actions]) => actions));
  for (const [index, [key]] of expected.entries()) {
    const own = isTableKey(key) ? new RegExp(`GetAtt${key}Arn\\w+"`) : /:identity\/dev\.sarai\.example"/;
    expect(JSON.stringify(access[index]?.Resource)).toMatch(own);
  }
});

test.each(operations)(
  '$name is told the names of its own tables and the settings of its ports alone',
  ({ name, ports }) => {
    const [found] = resources('AWS::Lambda::Function', api).filter(
      ({ Properties }) => Properties.FunctionName === `sarai-dev-${name}`,
    );
    const tables = [...actionsByResource(ports).keys()].filter(isTableKey).map(tableVariable);
    // Mails leave out their links where the stage has no domain of its own.
    const settings = settingsOf(ports).filter((setting) => setting !== 'SITE_URL');
    expect(Object.keys(found?.Properties.Environment?.Variables ?? {})).toEqual([...tables, ...settings]);
  },
);
