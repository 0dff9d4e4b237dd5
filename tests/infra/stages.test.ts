import { expect, test } from 'vitest';
import { stageNamed } from '../../infra/stages.ts';

test.each(['dev', 'prod'])('the stage %s is known', (name) => {
  expect(stageNamed(name).name).toBe(name);
});

test.each(['production', '', 'toString'])('an unknown stage "%s" is said in a sentence', (name) => {
  expect(() => stageNamed(name)).toThrow(`There is no stage "${name}". Use one of: dev, prod.`);
});
