import { expect, test } from 'vitest';
import { resources, stacksOf } from '../support/stacks.ts';

const { units, data, events } = await stacksOf('prod');
const functions = resources('AWS::Lambda::Function', events);
const rules = resources('AWS::Events::Rule', events);

test('there is one function and one rule an event', () => {
  const names = units.map(({ name }) => `sarai-prod-${name}`).sort();
  expect(functions.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(names);
  expect(rules).toHaveLength(units.length);
});

test('a photo that is put calls the function that judges it, and no other object does', () => {
  expect(data.findResources('AWS::S3::Bucket').photos?.Properties.NotificationConfiguration).toEqual({
    EventBridgeConfiguration: { EventBridgeEnabled: true },
  });
  const [rule] = rules.filter(({ Properties }) => Properties.EventPattern);
  expect(rule?.Properties.EventPattern).toMatchObject({
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { object: { key: [{ prefix: 'room-photos/incoming/' }] } },
  });
  expect(JSON.stringify(rule?.Properties.Targets)).toMatch(/processPhoto/);
});

test('unused photos are looked for every hour', () => {
  const [rule] = rules.filter(({ Properties }) => Properties.ScheduleExpression);
  expect(rule?.Properties.ScheduleExpression).toBe('rate(1 hour)');
  expect(JSON.stringify(rule?.Properties.Targets)).toMatch(/removeUnusedPhotos/);
});

test('the function that draws has the memory and the time for the largest photo', () => {
  const [drawing] = functions.filter(({ Properties }) => Properties.FunctionName === 'sarai-prod-processPhoto');
  expect(drawing?.Properties).toMatchObject({ MemorySize: 2048, Timeout: 60 });
});

test('a thousand photos at once leave the travellers their searches: only ten are drawn at the same time', () => {
  const reserved = functions.map(({ Properties }) => [
    Properties.FunctionName,
    Properties.ReservedConcurrentExecutions,
  ]);
  expect(reserved.filter(([, most]) => most !== undefined)).toEqual([['sarai-prod-processPhoto', 10]]);
});

test('a stage for trying out can be deployed to a new account, which has no executions to reserve', async () => {
  const { events: dev } = await stacksOf('dev');
  const lambdas = resources('AWS::Lambda::Function', dev);
  expect(lambdas.filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)).toEqual([]);
});
