import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checked } from '../../../infra/stages/checked.ts';
import { limits, localLimits } from '../../../infra/stages/limits.ts';
import { senderDomain } from '../../../infra/stages/mailNames.ts';
import { type Stage, stageValues } from '../../../infra/stages/stage.ts';
import { haveSameDomain, ownSameIdentity, stageNamed, stageNames } from '../../../infra/stages/stageNamed.ts';
import { exampleStages } from '../../support/exampleStages.ts';

const { dev, prod } = exampleStages;

test('a stage is a file of the folder, and its name is that of the file', async () => {
  expect(stageNames()).toContain('dev');
  for (const name of stageNames()) expect((await stageNamed(name)).name).toBe(name);
});

test.each(['my-stage', 'my_stage', 'Karim', '1st', '', '../main', 'a'.repeat(21)])(
  'the name "%s" is none of a stage, and that is said',
  async (name) => {
    await expect(stageNamed(name)).rejects.toThrow(`a letter first: "${name}" has not.`);
  },
);

test.each(['production', 'stage', 'constructor'])('an unknown stage "%s" is said in a sentence', async (name) => {
  await expect(stageNamed(name)).rejects.toThrow(
    `There is no stage "${name}". Use one of: ${stageNames().join(', ')}, or add infra/stages/${name}.ts.`,
  );
});

test.each([
  [dev, 'dev.sarai.example'],
  [prod, 'sarai.example'],
])('mails come from an identity of the stage', (stage, domain) => {
  expect(senderDomain(stage)).toBe(domain);
});

describe('two stages that both own the identity of one domain', () => {
  const other = { ...dev, mail: { ...dev.mail, replyTo: 'somebody@sarai.example' } };

  test('are refused where they may stand in one account and region', () => {
    expect(ownSameIdentity(dev, other)).toBe(true);
    expect(ownSameIdentity({ ...dev, region: 'ap-south-1' }, other)).toBe(true);
    expect(ownSameIdentity({ ...prod, region: 'ap-south-1' }, { ...prod, account: undefined })).toBe(true);
  });

  test.each([
    ['stand in other regions', { region: 'ap-south-1' }, { region: 'us-east-1' }],
    ['stand in other accounts', { account: '111122223333' }, { account: '999999999999' }],
    ['send from other domains', {}, { mail: prod.mail }],
    ['leave it to one of them', {}, { mail: { ...dev.mail, ownsIdentity: false } }],
  ])('may be where they %s', (_, one, two) => {
    expect(ownSameIdentity({ ...dev, ...one }, { ...other, ...two })).toBe(false);
  });
});

test('a name of the site belongs to one stage, wherever the others stand', () => {
  expect(haveSameDomain(prod, { ...dev, account: '999999999999', domain: prod.domain })).toBe(true);
  const { staging } = exampleStages;
  expect(haveSameDomain(prod, staging)).toBe(false);
  const domain = { ...staging.domain, alias: prod.domain?.name } as Stage['domain'];
  expect([haveSameDomain(prod, { ...staging, domain }), haveSameDomain({ ...staging, domain }, prod)]).toEqual([
    true,
    true,
  ]);
  expect(haveSameDomain(dev, dev)).toBe(false);
});

describe('where there are credentials to deploy with', () => {
  /** With nothing of an example. */
  const own: Stage = {
    ...prod,
    domain: { ...prod.domain, name: 'sarai.pk' } as NonNullable<Stage['domain']>,
    mail: { ...prod.mail, sender: 'Sarai <no-reply@sarai.pk>', replyTo: 'help@sarai.pk' },
    support: { email: 'help@sarai.pk', phone: '+92 51 111 2233' },
    alarmAddress: 'operators@sarai.pk',
    alarmPager: 'https://events.pager.test/key',
    runbook: 'https://code.test/runbook.md',
  };
  const account = '111122223333';

  test('those of another account than the stage names are refused', () => {
    expect(() => checked(own, '999999999999')).toThrow(
      'The stage prod belongs to the account 111122223333, and your credentials are of 999999999999.',
    );
    expect(checked(own, account).account).toBe(account);
    expect(checked(dev, '999999999999').account).toBeUndefined();
  });

  test('a certificate of another account is refused also where the stage names none', () => {
    const stage = { ...own, account: undefined, firewall: false, keepsData: false } as Stage;
    expect(() => checked(stage, '999999999999')).toThrow(
      'The certificate of the stage prod is of the account 111122223333',
    );
    expect(checked(stage, account).name).toBe('prod');
  });

  test.each([
    ['domain.name', { domain: { ...own.domain, name: 'sarai.example' } }],
    [
      'domain.certificateArn',
      { domain: { ...own.domain, certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/00000000-0` } },
    ],
    ['domain.alias', { domain: { ...own.domain, alias: 'www.sarai.example' } }],
    ['mail.sender', { mail: { ...own.mail, sender: prod.mail.sender } }],
    ['mail.replyTo', { mail: { ...own.mail, replyTo: 'help@example.com' } }],
    ['support.email', { support: { ...own.support, email: 'help@sarai.EXAMPLE' } }],
    ['support.phone', { support: { ...own.support, phone: prod.support.phone } }],
    ['support.whatsApp', { support: { ...own.support, whatsApp: '+92 300 000 0000' } }],
    ['alarmAddress', { alarmAddress: prod.alarmAddress }],
    ['runbook', { runbook: prod.runbook }],
    ['alarmPager', { alarmPager: 'https://events.pager.example/key' }],
  ])('the %s of an example is refused', (key, values) => {
    const stage = { ...own, ...values } as Stage;
    expect(() => checked(stage, account)).toThrow(
      `The stage prod still has what is only an example: put in your own ${key}.`,
    );
    expect(checked(stage).name).toBe('prod');
  });

  test('a stage for trying may have the names of examples, and not their certificate', () => {
    const staging = { ...exampleStages.staging, account };
    const { certificateArn } = own.domain as NonNullable<Stage['domain']>;
    const domain = { name: 'staging.sarai.example', certificateArn };
    expect(checked({ ...staging, domain }, account).name).toBe('staging');
    const example = { ...domain, certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/00000000-0` };
    expect(() => checked({ ...staging, domain: example }, account)).toThrow('put in your own domain.certificateArn.');
  });
});

test('the site is built with an address and a number that a stage could have, and each stage puts in its own', () => {
  const { support } = stageValues.shape;
  expect(support.safeParse(JSON.parse(readFileSync('web/public/support.json', 'utf8'))).error).toBeUndefined();
});

test('the local server lets a hundred people sign up from one address, and protects an account as a stage does', () => {
  expect(localLimits.signup.address.max).toBeGreaterThan(100);
  const { pair, account } = limits.login;
  expect([localLimits.login.pair, localLimits.login.account]).toEqual([pair, account]);
});

test('the mails of both roles together stay below what SES sends in a day at first, and most are not for strangers', () => {
  const { all, strangers } = limits.mail;
  expect(2 * all.max * ((24 * 3600) / all.seconds)).toBeLessThanOrEqual(50_000);
  expect(strangers.max * 5).toBeLessThanOrEqual(all.max);
});
