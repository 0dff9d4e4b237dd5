import { expect, test } from 'vitest';
import { seededStage } from '../../../infra/deployed/seedStage.ts';

test('a stage that keeps the data of people gets no samples', async () => {
  await expect(seededStage('prod')).rejects.toThrow('The stage prod keeps the data of people: it gets no samples.');
  expect((await seededStage('dev')).name).toBe('dev');
});

test('without a stage nothing is stored, nor in one that is not there', async () => {
  await expect(seededStage(undefined)).rejects.toThrow('Name the stage');
  await expect(seededStage('production')).rejects.toThrow('There is no stage "production"');
});
