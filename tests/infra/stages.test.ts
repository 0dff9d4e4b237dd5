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
  expect(localLimits.login.account).toEqual(stageNamed('prod').limits.login.account);
});
