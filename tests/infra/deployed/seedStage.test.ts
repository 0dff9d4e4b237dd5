import { expect, test } from 'vitest';
import { seededStage } from '../../../infra/deployed/seedStage.ts';

test('a stage that keeps the data of people gets no samples', () => {
  expect(() => seededStage('prod')).toThrow('The stage prod keeps the data of people: it gets no samples.');
  expect(seededStage('dev').name).toBe('dev');
});

test('without a stage nothing is stored, nor in one that is not there', () => {
  expect(() => seededStage(undefined)).toThrow('Name the stage');
  expect(() => seededStage('production')).toThrow('There is no stage "production"');
});
