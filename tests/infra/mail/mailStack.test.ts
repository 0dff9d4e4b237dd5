import { expect, test } from 'vitest';
import { exampleStages } from '../../support/exampleStages.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const dev = await stacksOf('dev');
const prod = await stacksOf('prod');
const identityType = 'AWS::SES::EmailIdentity';

const only = (type: string, template = prod.mail) => {
  const [found, ...others] = resources(type, template);
  expect(others).toEqual([]);
  return found;
};

test('the identity is the domain of the sender, signed with keys of 2048 bits that SES changes by itself', () => {
  expect(only(identityType)?.Properties).toMatchObject({
    EmailIdentity: 'sarai.example',
    DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
    MailFromAttributes: { MailFromDomain: 'bounces.sarai.example', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
  });
});

test('it stays where data stays, for its keys are in the DNS, and goes with a stage that keeps nothing', () => {
  expect(only(identityType)?.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(only(identityType, dev.mail)?.DeletionPolicy).toBe('Delete');
});

test('all that belongs into the DNS is an output: three keys, where mails are sent back to, and what to do with forgeries', () => {
  const values = Object.values(prod.mail.findOutputs('*')).map(({ Value }) => JSON.stringify(Value));
  expect(values.filter((value) => /DkimDNSTokenName\d.* CNAME .*DkimDNSTokenValue\d/.test(value))).toHaveLength(3);
  const told = values.filter((value) => !value.includes('CNAME')).map((value) => JSON.parse(value));
  expect(told).toEqual([
    'bounces.sarai.example MX 10 feedback-smtp.ap-south-1.amazonses.com',
    'bounces.sarai.example TXT "v=spf1 include:amazonses.com ~all"',
    '_dmarc.sarai.example TXT "v=DMARC1; p=none; rua=mailto:operators@sarai.example"',
  ]);
});

test.each(['none', 'quarantine', 'reject'] as const)(
  'a stage says what servers are asked to do with forgeries: %s',
  async (dmarc) => {
    const { mail } = await stacksOf('prod', { mail: { ...exampleStages.prod.mail, dmarc } });
    const [record] = Object.values(mail.findOutputs('Dmarc'));
    expect(record?.Value).toBe(`_dmarc.sarai.example TXT "v=DMARC1; p=${dmarc}; rua=mailto:operators@sarai.example"`);
  },
);

test('a stage whose identity is there already makes none', async () => {
  const { mail } = await stacksOf('prod', { mail: { ...exampleStages.prod.mail, ownsIdentity: false } });
  expect(resources(identityType, mail)).toEqual([]);
  expect(resources('AWS::SES::ConfigurationSet', mail)).toHaveLength(1);
});

test('mails travel encrypted alone, and SES writes to no address again that sent one back or complained', () => {
  expect(only('AWS::SES::ConfigurationSet')?.Properties).toMatchObject({
    Name: 'sarai-prod',
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    ReputationOptions: { ReputationMetricsEnabled: true },
  });
});

test('what becomes of mails goes to the default bus, the one that SES takes', () => {
  const { EventDestination } = only('AWS::SES::ConfigurationSetEventDestination')?.Properties ?? {};
  expect(EventDestination).toMatchObject({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject'] });
  expect(JSON.stringify(EventDestination.EventBridgeDestination)).toContain(':event-bus/default');
});

test('functions send with the configuration set, which is there before them', () => {
  const sending = resources('AWS::Lambda::Function', prod.api, prod.events).filter(
    ({ Properties }) => Properties.Environment?.Variables?.MAIL_REPLY_TO,
  );
  expect(sending.length).toBeGreaterThan(0);
  for (const { Properties } of sending) {
    expect(Properties.Environment.Variables.MAIL_CONFIGURATION_SET).toBe('sarai-prod');
  }
  const { stacks } = prod.app.synth();
  const before = (name: string) =>
    stacks.find(({ stackName }) => stackName === name)?.dependencies.map(({ id }) => id) ?? [];
  for (const name of ['sarai-prod-api-accounts', 'sarai-prod-events'])
    expect(before(name)).toContain('sarai-prod-mail');
});

test.each([
  ['dev, in the sandbox', dev, ['identity/*'], 'no-reply@dev.sarai.example'],
  ['prod', prod, ['identity/sarai.example', 'identity/no-reply@sarai.example'], 'no-reply@sarai.example'],
])('a role of %s sends with the own set and from the own address alone', (_, { api, events }, identities, sender) => {
  const statements = resources('AWS::IAM::Role', api, events)
    .flatMap(({ Properties }) => Properties.Policies ?? [])
    .flatMap(({ PolicyDocument }: Properties) => PolicyDocument.Statement)
    .filter(({ Action }: Properties) => Action === 'ses:SendEmail');
  expect(statements.length).toBeGreaterThan(0);
  for (const { Condition, Resource } of statements) {
    expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': sender } });
    const named = Resource.map((each: unknown) => /:([\w-]+\/[^"]+)"/.exec(JSON.stringify(each))?.[1]);
    expect(named).toEqual([...identities, expect.stringMatching(/^configuration-set\/sarai-\w+$/)]);
  }
});

test.each(['bounces', 'complaints'])('the alarm of %s looks at the mails of the stage alone', (what) => {
  const [alarm] = resources('AWS::CloudWatch::Alarm', prod.watch).filter(
    ({ Properties }) => Properties.AlarmName === `sarai-prod-${what}`,
  );
  expect(alarm?.Properties).toMatchObject({
    Namespace: 'AWS/SES',
    MetricName: what === 'bounces' ? 'Reputation.BounceRate' : 'Reputation.ComplaintRate',
    Dimensions: [{ Name: 'ses:configuration-set', Value: 'sarai-prod' }],
  });
});
