import { describe, expect, test } from 'vitest';
import { checked } from '../../../infra/stages/checked.ts';
import { limits } from '../../../infra/stages/limits.ts';
import type { Stage } from '../../../infra/stages/stage.ts';
import { exampleStages } from '../../support/exampleStages.ts';

const { prod } = exampleStages;

describe('a value that is wrong or missing fails with a sentence that names it', () => {
  const refusal = (values: object) => {
    try {
      checked({ ...prod, ...values, name: 'mine' } as Stage);
    } catch (error) {
      return String(error);
    }
    return 'accepted';
  };

  test.each([
    [{ account: '1234' }, 'account: is the 12 digits of an AWS account'],
    [{ region: 'Mumbai' }, 'region: is an AWS region, such as ap-south-1'],
    [{ region: 'ap-south-9' }, 'region: is an AWS region, such as ap-south-1'],
    [{ region: 'cn-north-1' }, 'region: is an AWS region, such as ap-south-1'],
    [{ support: { ...prod.support, phone: '+92          ' } }, 'support.phone: is a phone number from abroad'],
    [{ throttle: { rate: 66, burst: 100 } }, 'lets one address use up the whole throttle'],
    [{ domain: { ...prod.domain, alias: 'WWW' } }, 'domain.alias: is a host name in small letters'],
    [{ domain: { ...prod.domain, alias: 'sarai.example' } }, 'has the name of its site as the alias too'],
    [{ mail: { ...prod.mail, dmarc: 'refuse' } }, 'mail.dmarc: is none, quarantine or reject'],
    [{ domain: { name: 'sarai.example' } }, 'domain.certificateArn: is the ARN of a certificate in us-east-1'],
    [{ mail: { ...prod.mail, sender: 'no-reply@sarai.example' } }, 'mail.sender: is a name of Latin letters'],
    [{ mail: { ...prod.mail, sender: 'Sarai, Gilgit <a@sarai.example>' } }, 'mail.sender: is a name of Latin letters'],
    [{ mail: { ...prod.mail, sender: 'سرائے <a@sarai.example>' } }, 'mail.sender: is a name of Latin letters'],
    [{ limits: undefined }, 'limits: are missing: take those of infra/stages/limits.ts'],
    [{ limits: {} }, 'limits.login: has not all that infra/stages/limits.ts has'],
    [{ limits: { ...limits, otp: { address: { max: 0, seconds: 60 } } } }, 'limits.otp.address.max: is a whole number'],
    [{ memoryMegabytes: 64 }, 'memoryMegabytes: is 128 megabytes at least'],
    [{ memoryMegabytes: 20_000 }, 'memoryMegabytes: is 10240 megabytes at most'],
    [{ logs: { days: 90, level: 'WARN' } }, 'has metrics, which are taken out of lines of the level INFO'],
    [{ concurrency: 109 }, 'reserves concurrency, for which the account needs 110 at least'],
    [{ account: '222233334444' }, 'belongs to the account 222233334444, and the certificate of its domain to another'],
    [{ support: { ...prod.support, email: 'nobody' } }, 'support.email: is an e-mail address'],
    [{ logs: { days: 30, level: 'INFO' } }, 'logs.days: are kept for 14, 90 or 365 days'],
    [{ throttle: { rate: 0, burst: 1 } }, 'throttle.rate: is a whole number'],
    [{ keepsData: undefined }, 'keepsData: says true or false'],
    [{ restoredTables: { guests: { name: 'guests' } } }, 'restoredTables.guests: is no value of a stage'],
    [{ restoredTables: { bookings: { name: 'restored' } } }, 'needs the streamArn of the restored bookings'],
    [{ restoredTables: { messages: { name: 'restored' } } }, 'needs the streamArn of the restored messages'],
    [
      { restoredTables: { bookings: { name: 'restored', streamArn: 'arn:aws:dynamodb:x:1:table/other/stream/1' } } },
      'needs the streamArn of the restored bookings',
    ],
    [{ restoredKey: 'alias/sarai-prod-people' }, 'restoredKey: is the ARN of a key of several regions'],
    [{ restoredKey: 'arn:aws:kms:ap-south-1:111122223333:key/0a1b' }, 'restoredKey: is the ARN of a key of several'],
    [{ restoredKey: 'arn:aws:kms:eu-west-1:111122223333:key/mrk-0a1b' }, 'is of another account or region'],
    [{ metrics: false, logs: { days: 90, level: 'WARN' } }, 'who opens one is a line of the level INFO'],
    [{ logs: undefined }, 'logs: is missing'],
    [{ monthlyBudget: 500, alarmAddress: undefined }, 'needs an alarmAddress that is told of it'],
    [{ alarmPager: 'http://pager.test/key' }, 'alarmPager: is an address of a paging service, with https'],
    [{ keepsData: false, monthlyBudget: undefined, alarmAddress: undefined }, 'has an alarmPager'],
    [{ runbook: 'docs/runbook.md' }, 'runbook: is an address with https'],
    [{ firewall: true }, 'firewall: is false, or the calls in five minutes'],
    [{ firewall: { address: 9, suspect: 10, requests: 10 } }, 'firewall.address: is 10 at least'],
    [{ region: undefined }, 'has a firewall, which stands in another region than its other stacks'],
    [{ region: undefined, firewall: false }, 'alarms of its distribution stand in another region'],
    [{ domain: undefined }, 'give it a domain'],
    [
      { mail: { ...prod.mail, sandbox: true } },
      'deploy no more than its mail stack before SES gives production access',
    ],
  ])('%j', (values, sentence) => {
    expect(refusal(values)).toContain(sentence);
  });

  test('what is not known is refused too, for it may be misspelled', () => {
    expect(refusal({ memoryMegabyte: 512 })).toContain('memoryMegabyte: is no value of a stage');
  });
});
