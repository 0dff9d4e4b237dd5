import { expect, test } from 'vitest';
import type { Resource } from '../../../functions/runtime/ports.ts';
import { isIndexKey, isTableKey, partsOf, tableVariable } from '../../../functions/runtime/table.ts';
import { actionsByResource, settingsOf } from '../../../infra/functions/operations.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { operations, units, api, events, all } = await stacksOf('dev');

/** Every function of the product: those that answer, and those that events call. */
const functions = [...operations, ...units];

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

/** The name of a resource in a policy. */
function nameOf(resource: Resource): RegExp {
  if (isTableKey(resource)) return new RegExp(`GetAtt${resource}Arn\\w+"`);
  return {
    mail: /:identity\/\*"/,
    incomingPhotos: /"\/room-photos\/incoming\/\*"/,
    servedPhotos: /"\/room-photos\/u-\*"/,
    pageTemplates: /"\/page-templates\/\*"/,
    uploadRole: /:role\/sarai-dev-.*-photo-uploads"/,
    pushSecret: /Refpush\w*"/,
    secrets: /Refsigning\w*"/,
    'vendors.payee': /GetAttpeopleArn\w+"/,
    edgeKey: /Refedge\w*"/,
    site: /none: anybody may open it/,
    internet: /none: anybody may open it/,
    eventBus: /:event-bus\/sarai-dev"/,
    givenUp: /:sarai-dev-given-up"/,
    'bookings/traveller': /\/index\/traveller"/,
    'bookings/vendor': /\/index\/vendor"/,
  }[resource];
}

const givingUp = [['sqs:SendMessage']];

const reading = [
  ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
  ['dynamodb:ListStreams'],
  ...givingUp,
];

/** Actions by which a queue is emptied, and a message put off in it. */
const hearing = [['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility']];

const callings = { table: reading, bus: hearing, photo: givingUp, clock: givingUp, mail: givingUp };

test.each(functions)('$name may do what its ports name, on what they name, and write its own log', (operation) => {
  const [role] = resources('AWS::IAM::Role', api, events).filter(({ Properties }) =>
    Properties.Description.startsWith(`Permissions of ${operation.name} of`),
  );
  const [logging, ...access] = statements(role?.Properties ?? {});
  expect(logging?.Action).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  expect(JSON.stringify(logging?.Resource)).toMatch(new RegExp(`"${operation.name}Logs\\w+","Arn"`));
  // Whatever is on the internet needs no action of AWS.
  const expected = [...actionsByResource(operation.ports)].filter(([, actions]) => actions.length > 0);
  const own = access.slice(0, expected.length);
  expect(own.map(({ Action }) => [Action].flat())).toEqual(expected.map(([, actions]) => actions));
  // Actions of Lambda in the name of a function that it calls for the changes of a table, and nobody else has.
  const calledBy = 'needs' in operation ? callings[operation.needs.trigger.on] : [];
  expect(access.slice(expected.length).map(({ Action }) => [Action].flat())).toEqual(calledBy);
  for (const [index, [key]] of expected.entries()) {
    expect(JSON.stringify(access[index]?.Resource)).toMatch(nameOf(key));
  }
});

/** Mails leave out their links where the stage has no domain of its own, anybody may call its gateway, and S3 and the internet are their own; nothing rests. */
const notInDev = ['SITE_URL', 'EDGE_ONLY', 'WRITES_REST', 'UPLOAD_ENDPOINT', 'FEED_NETWORK', 'PUSH_NETWORK'];

test.each(functions)(
  '$name is told the names of its own tables and the settings of its ports alone',
  ({ name, ports }) => {
    const [found] = resources('AWS::Lambda::Function', api, events).filter(
      ({ Properties }) => Properties.FunctionName === `sarai-dev-${name}`,
    );
    const reached = [...actionsByResource(ports).keys()].filter((each) => isTableKey(each) || isIndexKey(each));
    const tables = [...new Set(reached.map((each) => partsOf(each).table))].sort().map(tableVariable);
    const settings = settingsOf(ports).filter((setting) => !notInDev.includes(setting));
    expect(Object.keys(found?.Properties.Environment?.Variables ?? {})).toEqual([...tables, ...settings]);
  },
);

test('browsers can put incoming photos and nothing else, and one function alone can send them there', () => {
  const [role] = roles.filter(({ Properties }) => JSON.stringify(Properties.RoleName ?? '').includes('photo-uploads'));
  const own = statements(role?.Properties ?? {});
  expect(own.map(({ Effect, Action }) => [Effect, Action])).toEqual([['Allow', 's3:PutObject']]);
  expect(JSON.stringify(own[0]?.Resource)).toContain('"/room-photos/incoming/*"');
  const [trust, ...others] = role?.Properties.AssumeRolePolicyDocument.Statement ?? [];
  expect(others).toEqual([]);
  expect(JSON.stringify(trust.Principal)).toMatch(/^{"AWS":{"Fn::GetAtt":\["authorizePhotoUploadRole\w+","Arn"\]}}$/);
});
