import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inItsRegion, openStage } from '../../../infra/deployed/openStage.ts';
import { stackResources } from '../../../infra/deployed/stackResources.ts';
import { stageArgs } from '../../../infra/deployed/stageArgs.ts';

const answerOf = (resources: Record<string, string>) =>
  `<DescribeStackResourcesResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStackResourcesResult>
  <StackResources>${Object.entries(resources)
    .map(
      ([id, name]) => `<member><StackName>sarai-dev-data</StackName>
    <PhysicalResourceId>${name}</PhysicalResourceId><LogicalResourceId>${id}</LogicalResourceId></member>`,
    )
    .join('\n')}</StackResources></DescribeStackResourcesResult></DescribeStackResourcesResponse>`;

/** A CloudFormation that answers so, for one test; what it was asked is kept. No engine of ours has one. */
async function cloudFormation(status: number, text: string): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(`${request.headers.authorization?.includes('/cloudformation/aws4_request')} ${body}`);
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  set('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return asked;
}

function set(name: string, value: string | undefined): void {
  const before = process.env[name];
  put(name, value);
  onTestFinished(() => put(name, before));
}

function put(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

function asSomebody(): void {
  const person = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  for (const [name, value] of Object.entries(person)) set(name, value);
  for (const name of ['PROPERTIES_TABLE', 'USERS_TABLE', 'PHOTO_BUCKET', 'AWS_ENDPOINT_URL_S3']) set(name, undefined);
}

test('a stage is found by its name: tables and bucket are called as its stack says', async () => {
  asSomebody();
  const asked = await cloudFormation(200, answerOf({ properties: 'p-1', users: 'u-1', photos: 'b-1', other: 'x' }));
  const tables = await openStage('dev', { tables: ['properties', 'users'], photos: true });
  expect([tables.properties.name, tables.users.name, process.env.PHOTO_BUCKET]).toEqual(['p-1', 'u-1', 'b-1']);
  expect(asked).toEqual(['true Action=DescribeStackResources&StackName=sarai-dev-data&Version=2010-05-15']);
});

test('credentials of another account, which has a stack of the same name, are refused', async () => {
  asSomebody();
  const stackId = '<StackId>arn:aws:cloudformation:eu-west-1:999999999999:stack/sarai-dev-data/1</StackId>';
  await cloudFormation(200, answerOf({ properties: 'p-1' }).replace('<StackName>', `${stackId}<StackName>`));
  const caller = { region: 'eu-west-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };
  const ask = (account?: string) => stackResources('sarai-dev-data', caller, { account });
  await expect(ask('111122223333')).rejects.toThrow(
    'The stage belongs to the account 111122223333, and your credentials know sarai-dev-data of 999999999999.',
  );
  for (const account of ['999999999999', undefined]) expect(await ask(account)).toEqual({ properties: 'p-1' });
});

test('the region of a stage comes before that of the environment, but where another server answers than AWS', async () => {
  asSomebody();
  set('AWS_ENDPOINT_URL', undefined);
  const { region } = await inItsRegion('prod');
  expect(process.env.AWS_REGION).toBe(region);
  set('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
  set('AWS_REGION', 'eu-west-1');
  await inItsRegion('prod');
  expect(process.env.AWS_REGION).toBe('eu-west-1');
});

test('a table that the environment names is taken in the place of the one of the stack', async () => {
  asSomebody();
  await cloudFormation(200, answerOf({ properties: 'p-1', users: 'u-1' }));
  set('PROPERTIES_TABLE', 'restored');
  const tables = await openStage('dev', { tables: ['properties', 'users'] });
  expect([tables.properties.name, tables.users.name]).toEqual(['restored', 'u-1']);
});

test('with all names in the environment nobody is asked', async () => {
  asSomebody();
  set('PROPERTIES_TABLE', 'restored');
  expect((await openStage(undefined, { tables: ['properties'] })).properties.name).toBe('restored');
});

test('without a stage, with one that is not there, and with one that lacks a table, a sentence says so', async () => {
  asSomebody();
  const open = (stage: string | undefined) => openStage(stage, { tables: ['properties'] });
  await expect(open(undefined)).rejects.toThrow('Name the stage: -c stage=<name>.');
  await cloudFormation(
    400,
    '<Error><Code>ValidationError</Code><Message>Stack with id x does not exist</Message></Error>',
  );
  await expect(open('dev')).rejects.toThrow('There is no stack sarai-dev-data in eu-west-1');
  await expect(open('nowhere')).rejects.toThrow('There is no stage "nowhere"');
  await cloudFormation(403, '<Error><Code>AccessDenied</Code></Error>');
  await expect(open('dev')).rejects.toThrow('CloudFormation refused: AccessDenied.');
  await cloudFormation(200, answerOf({ users: 'u-1' }));
  await expect(open('dev')).rejects.toThrow('The stack sarai-dev-data has nothing called properties.');
});

test.each([
  [['reports', '-c', 'stage=dev'], { stage: 'dev', rest: ['reports'] }],
  [['-c', 'stage=dev', 'hide-listing', '-c', '--yes'], { stage: 'dev', rest: ['hide-listing', '-c', '--yes'] }],
  [['reports'], { stage: undefined, rest: ['reports'] }],
])('%j names the stage of %j', (args, read) => {
  expect(stageArgs(args)).toEqual(read);
});
