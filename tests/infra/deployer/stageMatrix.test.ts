import { expect, test } from 'vitest';
import { stageMatrix } from '../../../infra/deployer/stageMatrix.ts';
import type { Stage } from '../../../infra/stages/stage.ts';
import { exampleStages } from '../../support/exampleStages.ts';

const { dev, prod, staging } = exampleStages;
const placed: Stage = { ...dev, account: '111122223333', region: 'ap-south-1' };
const murree: Stage = { ...staging, name: 'murree', deployedOn: 'request' };
const stages = [placed, prod, staging, murree];

const namesIn = (event: string, named?: string) => {
  const { merged, released } = stageMatrix(stages, event, named);
  return [merged.map(({ stage }) => stage), released.map(({ stage }) => stage)];
};

test('a merge deploys stages of merges, a tag those of tags, each with its account', () => {
  expect(namesIn('merge')).toEqual([['dev'], []]);
  expect(namesIn('tag')).toEqual([[], ['prod', 'staging']]);
  expect(stageMatrix(stages, 'merge', undefined).merged).toEqual([
    { stage: 'dev', account: '111122223333', deployedOn: 'merge' },
  ]);
});

test('a request deploys the one stage that it names, whatever it is called', () => {
  expect(namesIn('request', 'murree')).toEqual([[], ['murree']]);
  expect(namesIn('request', 'dev')).toEqual([['dev'], []]);
  expect(() => namesIn('request', 'nowhere')).toThrow('The variable STAGES does not name the stage "nowhere".');
});

test('all are looked at', () => {
  expect(namesIn('all')).toEqual([[], ['dev', 'prod', 'staging', 'murree']]);
});

test('a stage that stands nowhere in particular and an unknown event are said in a sentence', () => {
  expect(() => stageMatrix([dev], 'merge', undefined)).toThrow('Give the stage dev an account and a region');
  expect(() => namesIn('push')).toThrow('"push" is no event that deploys a stage.');
});
