import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { senderDomain } from '../../infra/mailNames.ts';
import { stage as dev } from '../../infra/stages/dev.ts';
import { limits, localLimits } from '../../infra/stages/limits.ts';
import { stage as prod } from '../../infra/stages/prod.ts';
import type { StageValues } from '../../infra/stages/stage.ts';
import { checked, ownSameIdentity, stageNamed, stageNames } from '../../infra/stages/stageNamed.ts';

test('a stage is a file of the folder, and its name is that of the file', async () => {
  expect(stageNames()).toEqual(['dev', 'prod', 'staging']);
  for (const name of stageNames()) expect((await stageNamed(name)).name).toBe(name);
});

test.each(['production', '', 'toString', 'stage', '../main'])(
  'an unknown stage "%s" is said in a sentence',
  async (name) => {
    await expect(stageNamed(name)).rejects.toThrow(
      `There is no stage "${name}". Use one of: dev, prod, staging, or add infra/stages/${name}.ts.`,
    );
  },
);

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

test('credentials of another account than the stage names are refused', async () => {
  await expect(stageNamed('prod', '999999999999')).rejects.toThrow(
    'The stage prod belongs to the account 111122223333, and your credentials are of 999999999999.',
  );
  expect((await stageNamed('prod', '111122223333')).account).toBe('111122223333');
  expect((await stageNamed('dev', '999999999999')).account).toBeUndefined();
});

describe('a value that is wrong or missing fails with a sentence that names it', () => {
  const refusal = (values: object) => {
    try {
      checked({ ...prod, ...values, name: 'mine' } as StageValues & { name: string });
    } catch (error) {
      return String(error);
    }
    return 'accepted';
  };

  test.each([
    [{ account: '1234' }, 'account: is the 12 digits of an AWS account'],
    [{ region: 'Mumbai' }, 'region: is an AWS region, such as ap-south-1'],
    [{ domain: { name: 'sarai.example' } }, 'domain.certificateArn: is the ARN of a certificate in us-east-1'],
    [{ mail: { ...prod.mail, sender: 'no-reply@sarai.example' } }, 'mail.sender: is a name and an address'],
    [{ support: { ...prod.support, email: 'nobody' } }, 'support.email: is an e-mail address'],
    [{ logs: { days: 30, level: 'INFO' } }, 'logs.days: are kept for 14, 90 or 365 days'],
    [{ throttle: { rate: 0, burst: 1 } }, 'throttle.rate: is a whole number'],
    [{ keepsData: undefined }, 'keepsData: says true or false'],
    [{ restoredTables: { guests: { name: 'guests' } } }, 'restoredTables.guests: is no value of a stage'],
    [{ restoredTables: { bookings: { name: 'restored' } } }, 'needs the streamArn of the restored bookings'],
    [
      { restoredTables: { bookings: { name: 'restored', streamArn: 'arn:aws:dynamodb:x:1:table/other/stream/1' } } },
      'needs the streamArn of the restored bookings',
    ],
    [{ logs: undefined }, 'logs: is missing'],
    [{ monthlyBudget: 500, alarmAddress: undefined }, 'needs an alarmAddress that is told of it'],
    [{ firewall: true }, 'firewall: is false, or the calls in five minutes'],
    [{ firewall: { address: 9, suspect: 10 } }, 'firewall.address: is 10 at least'],
    [{ region: undefined }, 'has a firewall, which stands in another region than its other stacks'],
    [{ domain: undefined }, 'give it a domain'],
    [{ mail: { ...prod.mail, sandbox: true } }, 'ask SES for production access'],
  ])('%j', (values, sentence) => {
    expect(refusal(values)).toContain(sentence);
  });

  test('what is not known is refused too, for it may be misspelled', () => {
    expect(refusal({ memoryMegabyte: 512 })).toContain('memoryMegabyte: is no value of a stage');
  });
});

test('the site is built with the address and number of dev, and each stage puts in its own', () => {
  expect(JSON.parse(readFileSync('web/public/support.json', 'utf8'))).toEqual(dev.support);
});

test('the local server lets a hundred people sign up from one address, and protects an account as a stage does', () => {
  expect(localLimits.signup.address.max).toBeGreaterThan(100);
  const { pair, account } = limits.login;
  expect([localLimits.login.pair, localLimits.login.account]).toEqual([pair, account]);
});

test('one address alone cannot use up what the gateway lets through, in any stage with a firewall', async () => {
  for (const name of stageNames()) {
    const { firewall, throttle } = await stageNamed(name);
    if (firewall) expect(firewall.address / 300).toBeLessThan(throttle.rate);
  }
});

test('the mails of both roles together stay below what SES sends in a day at first, and most are not for strangers', () => {
  const { all, strangers } = limits.mail;
  expect(2 * all.max * ((24 * 3600) / all.seconds)).toBeLessThanOrEqual(50_000);
  expect(strangers.max * 5).toBeLessThanOrEqual(all.max);
});
