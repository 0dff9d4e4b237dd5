import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { App, CfnOutput, Stack } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import cdkJson from '../../../../cdk.json' with { type: 'json' };
import { alarmsOf } from '../../../../infra/deployed/release/alarms.ts';
import { keepStanding } from '../../../../infra/deployed/release/standing.ts';
import { stackOutput } from '../../../../infra/deployed/stackOutput.ts';
import { temporaryFolder } from '../../local/temporaryFolder.ts';

const caller = { region: 'ap-south-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } };

let folders: { next: string; standing: string };

beforeEach(() => {
  const folder = temporaryFolder();
  folders = { next: join(folder, 'next'), standing: join(folder, 'standing') };
  mkdirSync(folders.next);
});

/** A server that answers as AWS does, by what is asked. */
async function awsThat(answer: (form: URLSearchParams) => [status: number, xml: string]): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const form = new URLSearchParams(body);
    asked.push(form);
    const [status, xml] = answer(form);
    response.writeHead(status).end(xml);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { AWS_ENDPOINT_URL: before } = process.env;
  process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    if (before === undefined) delete process.env.AWS_ENDPOINT_URL;
    else process.env.AWS_ENDPOINT_URL = before;
  });
  return asked;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#xA;');
}

/** Two stacks, of which the second reads the first, and a third that is new. */
function synthesise(): void {
  const app = new App({
    outdir: folders.next,
    context: cdkJson.context,
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
  });
  const [data, api, added] = ['data', 'api', 'added'].map((name) => new Stack(app, `sarai-dev-${name}`)) as [
    Stack,
    Stack,
    Stack,
  ];
  const topic = new Topic(data, 'Topic');
  new CfnOutput(api, 'Reads', { value: topic.topicArn });
  new CfnOutput(added, 'Reads', { value: topic.topicArn });
  app.synth();
}

const read = (file: string) => JSON.parse(readFileSync(join(folders.standing, file), 'utf8'));

test('the templates that stand are an assembly of their own, and readers go back before what they read', async () => {
  synthesise();
  const templates: Record<string, string> = {
    'sarai-dev-data': '{"Resources":{"Old":{"Type":"AWS::SNS::Topic","Properties":{"DisplayName":"<a> & \\"b\\""}}}}\n',
    'sarai-dev-api': '{"Resources":{"OldToo":{"Type":"AWS::SNS::Topic"}}}',
  };
  await awsThat((form) => {
    const template = templates[form.get('StackName') ?? ''];
    return template === undefined
      ? [400, '<Error><Code>ValidationError</Code><Message>Stack with id x does not exist</Message></Error>']
      : [200, `<GetTemplateResult><TemplateBody>${escaped(template)}</TemplateBody></GetTemplateResult>`];
  });
  expect(await keepStanding(folders, () => caller)).toEqual(['sarai-dev-data', 'sarai-dev-api']);
  for (const [id, template] of Object.entries(templates)) {
    expect(readFileSync(join(folders.standing, `${id}.template.json`), 'utf8')).toBe(template);
  }
  const { artifacts } = read('manifest.json');
  expect(Object.keys(artifacts).sort()).toEqual(
    ['sarai-dev-api', 'sarai-dev-api.assets', 'sarai-dev-data', 'sarai-dev-data.assets'].sort(),
  );
  const named = JSON.stringify(artifacts).match(/[\w.-]+\.json(?=")/g) ?? [];
  const hashed = (file: string) => /^[\da-f]{64}\.json$/.test(file);
  expect(named.filter((file) => !hashed(file) && !existsSync(join(folders.standing, file)))).toEqual([]);
  expect(artifacts['sarai-dev-data'].dependencies).toEqual(['sarai-dev-api', 'sarai-dev-data.assets']);
  expect(artifacts['sarai-dev-api'].dependencies).toEqual(['sarai-dev-api.assets']);
});

test.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS', 'DELETE_FAILED'])(
  'a stack in %s stands no more than one that is not there: a first deployment that failed is nothing to go back to',
  async (status) => {
    synthesise();
    await awsThat((form) =>
      form.get('Action') === 'DescribeStacks'
        ? [
            200,
            `<StackStatus>${form.get('StackName') === 'sarai-dev-data' ? 'UPDATE_ROLLBACK_COMPLETE' : status}</StackStatus>`,
          ]
        : [200, '<TemplateBody>{&quot;Resources&quot;:{}}</TemplateBody>'],
    );
    expect(await keepStanding(folders, () => caller)).toEqual(['sarai-dev-data']);
  },
);

test('the file of a template lies where the stack looks for it', async () => {
  synthesise();
  await awsThat(() => [200, '<TemplateBody>{&quot;Resources&quot;:{}}</TemplateBody>']);
  await keepStanding(folders, () => caller);
  const url: string = read('manifest.json').artifacts['sarai-dev-api'].properties.stackTemplateAssetObjectUrl;
  const files = Object.values(read('sarai-dev-api.assets.json').files) as { destinations: object; source: object }[];
  expect(files).toHaveLength(1);
  expect(files[0]?.source).toMatchObject({ path: 'sarai-dev-api.template.json', packaging: 'file' });
  expect(Object.values(files[0]?.destinations ?? {})).toEqual([
    expect.objectContaining({ objectKey: url.split('/').at(-1) }),
  ]);
});

test('a stack that cannot be read is no stack that is not there', async () => {
  synthesise();
  await awsThat(() => [403, '<Error><Code>AccessDenied</Code><Message>Not you.</Message></Error>']);
  await expect(keepStanding(folders, () => caller)).rejects.toThrow('CloudFormation refused: AccessDenied. Not you.');
});

test('alarms are found in both regions, on every page of them, each with whether it rings', async () => {
  const alarm = (name: string, state: string) =>
    `<member><AlarmName>${name}</AlarmName><Dimensions><member><Name>x</Name></member></Dimensions><StateValue>${state}</StateValue></member>`;
  const asked = await awsThat((form) =>
    form.get('NextToken') === 'more & more'
      ? [200, alarm('sarai-prod-slow', 'OK') + alarm('sarai-prod-new', 'INSUFFICIENT_DATA')]
      : [200, `${alarm('sarai-prod-failing', 'ALARM')}<NextToken>more &amp; more</NextToken>`],
  );
  const there = { ...caller, region: 'us-east-1' };
  expect([...(await alarmsOf('prod', [caller, there]))]).toEqual([
    ['sarai-prod-failing', true],
    ['sarai-prod-slow', false],
    ['sarai-prod-new', false],
  ]);
  expect(asked.map((form) => form.get('AlarmNamePrefix'))).toEqual(Array.from({ length: 4 }, () => 'sarai-prod-'));
});

test('an output of a stack is found by its name', async () => {
  const output = (name: string, value: string) =>
    `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`;
  await awsThat(() => [200, output('Dns', 'x') + output('Address', 'https://sarai.example')]);
  expect(await stackOutput('sarai-dev-site', 'Address', caller)).toBe('https://sarai.example');
  await expect(stackOutput('sarai-dev-site', 'Other', caller)).rejects.toThrow('no output Other');
});
