import { expect, test } from 'vitest';
import { routeKey, routeTimeoutSeconds } from '../../../infra/functions/operations.ts';
import { operationsParts } from '../../../infra/openapi/capabilities.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { resources, stacksOf } from '../../support/stacks.ts';

const { app, operations, api, events, all } = await stacksOf('dev');
const functions = resources('AWS::Lambda::Function', api);

test('there is one function an operation', () => {
  expect(functions.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(
    operations.map(({ name }) => `sarai-dev-${name}`).sort(),
  );
});

test('the routes are those of the table of endpoints', () => {
  const routes = resources('AWS::ApiGatewayV2::Route', api).map(({ Properties }) => Properties.RouteKey);
  const heads = operations.flatMap(({ endpoint }) => (endpoint.html ? [`HEAD ${endpoint.path}`] : []));
  expect(routes.sort()).toEqual([...operations.map(({ endpoint }) => routeKey(endpoint)), ...heads].sort());
});

test('functions run Node 24 on arm64 and log JSON', () => {
  for (const { Properties } of functions) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      LoggingConfig: { LogFormat: 'JSON' },
    });
  }
});

test('a call that succeeds costs the one line of ours, and none that Lambda adds', () => {
  for (const { Properties } of resources('AWS::Lambda::Function', api, events)) {
    expect(Properties.LoggingConfig).toMatchObject({ ApplicationLogLevel: 'INFO', SystemLogLevel: 'WARN' });
  }
});

test('the gateway gives up before the function is cut off, so that it answers 503', () => {
  expect(routeTimeoutSeconds).toBeLessThan(29);
  const waits = resources('AWS::ApiGatewayV2::Integration', api).map(({ Properties }) => Properties.TimeoutInMillis);
  const longest = Math.max(...waits) / 1000;
  expect(waits).toHaveLength(operations.length);
  for (const { Properties } of functions) expect(Properties.Timeout).toBeGreaterThan(longest);
});

test('the stage is throttled and logs each call without its address', () => {
  const [stage] = resources('AWS::ApiGatewayV2::Stage', api);
  expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
  expect(stage?.Properties.AccessLogSettings.Format).not.toContain('sourceIp');
});

test('a line of the gateway has the ids by which the answer and the function know the request', () => {
  const [stage] = resources('AWS::ApiGatewayV2::Stage', api);
  expect(JSON.parse(stage?.Properties.AccessLogSettings.Format)).toMatchObject({
    gatewayRequestId: '$context.requestId',
    functionRequestId: '$context.awsEndpointRequestId',
  });
});

test('every log group ends what it keeps, and every function has one of ours', () => {
  const groups = resources('AWS::Logs::LogGroup', ...all);
  expect(groups.filter(({ Properties }) => !Properties.RetentionInDays)).toEqual([]);
  const writers = resources('AWS::Lambda::Function', ...all);
  expect(writers.filter(({ Properties }) => !Properties.LoggingConfig?.LogGroup)).toEqual([]);
});

test('the gateway has its routes from stacks that come after it, and the site comes after all of them', async () => {
  const { stacks } = app.synth();
  const before = (name: string) =>
    stacks.find(({ stackName }) => stackName === name)?.dependencies.map(({ id }) => id) ?? [];
  for (const part of operationsParts) {
    expect(before(`sarai-dev-api-${part}`)).toContain('sarai-dev-api');
    expect(before('sarai-dev-site')).toContain(`sarai-dev-api-${part}`);
  }
});

test('functions that count attempts have the figures of the stage', () => {
  const login = functions.find(({ Properties }) => Properties.FunctionName === 'sarai-dev-userLogin');
  expect(JSON.parse(login?.Properties.Environment.Variables.LIMITS)).toEqual(exampleStages.dev.limits);
});

test('mails come from the sender of the stage', () => {
  const sending = functions.filter(({ Properties }) => Properties.Environment?.Variables?.MAIL_SENDER);
  expect(sending.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(
    [
      'inviteStaff',
      'resendUserOtp',
      'resendVendorOtp',
      'sendUserEmailCode',
      'sendUserLoginCode',
      'sendUserOtp',
      'sendVendorEmailCode',
      'sendVendorLoginCode',
      'sendVendorOtp',
      'setPayee',
      'withdrawPayeeChange',
    ].map((name) => `sarai-dev-${name}`),
  );
  for (const { Properties } of sending) {
    expect(Properties.Environment.Variables.MAIL_SENDER).toBe(exampleStages.dev.mail.sender);
  }
});
