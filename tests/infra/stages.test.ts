import { expect, test } from 'vitest';
import { localLimits, senderDomain, stageNamed } from '../../infra/stages.ts';

test.each(['dev', 'prod'])('the stage %s is known', (name) => {
  expect(stageNamed(name).name).toBe(name);
});

test.each(['production', '', 'toString'])('an unknown stage "%s" is said in a sentence', (name) => {
  expect(() => stageNamed(name)).toThrow(`There is no stage "${name}". Use one of: dev, prod.`);
});

test.each([
  ['dev', 'dev.sarai.example'],
  ['prod', 'sarai.example'],
])('mails of %s come from an identity of its own', (name, domain) => {
  expect(senderDomain(stageNamed(name))).toBe(domain);
});

test('the local server lets a hundred people sign up from one address, and protects an account as a stage does', () => {
  expect(localLimits.signup.address.max).toBeGreaterThan(100);
  const { pair, account } = stageNamed('prod').limits.login;
  expect([localLimits.login.pair, localLimits.login.account]).toEqual([pair, account]);
});

test('the mails of both roles together stay below what SES sends in a day at first, and most are not for strangers', () => {
  const { all, strangers } = stageNamed('prod').limits.mail;
  expect(2 * all.max * ((24 * 3600) / all.seconds)).toBeLessThanOrEqual(50_000);
  expect(strangers.max * 5).toBeLessThanOrEqual(all.max);
});
