import { expect, test } from 'vitest';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const [usual, resting] = [await stacksOf('prod'), await stacksOf('prod', { writesRest: true })];

const inAll = (type: string, { all }: typeof usual) => resources(type, ...all).map(({ Properties }) => Properties);

test('streams and queues are not read while writes rest: they hold what comes until they are', () => {
  const mappings = inAll('AWS::Lambda::EventSourceMapping', resting);
  expect(mappings.length).toBeGreaterThan(0);
  expect(mappings.map(({ Enabled }) => Enabled)).toEqual(mappings.map(() => false));
});

test('a stage that goes on says so of each of them, for a property that is left out may stay as it was', () => {
  const mappings = inAll('AWS::Lambda::EventSourceMapping', usual);
  expect(mappings.map(({ Enabled }) => Enabled)).toEqual(mappings.map(() => true));
});

test('clocks call nothing while writes rest, and events that nothing would hold are heard', () => {
  const rules = inAll('AWS::Events::Rule', resting);
  const [clocks, events] = [true, false].map((isClock) =>
    rules.filter(({ ScheduleExpression }) => (ScheduleExpression !== undefined) === isClock),
  );
  expect(new Set(clocks?.map(({ State }) => State))).toEqual(new Set(['DISABLED']));
  expect(new Set(events?.map(({ State }) => State))).toEqual(new Set(['ENABLED']));
});

test('alarms of silent clocks tell nobody while writes rest, and all others do', () => {
  const silent = ({ TreatMissingData }: Properties) => TreatMissingData === 'breaching';
  for (const alarm of inAll('AWS::CloudWatch::Alarm', resting)) {
    expect([alarm.AlarmName, alarm.ActionsEnabled ?? true]).toEqual([alarm.AlarmName, !silent(alarm)]);
  }
});

test('functions are told so, and that is all that the stacks of functions differ by', () => {
  const told = inAll('AWS::Lambda::Function', resting).map(({ Environment }) => Environment?.Variables ?? {});
  expect(told.filter(({ WRITES_REST }) => WRITES_REST === 'true').length).toBeGreaterThan(50);
  const never = inAll('AWS::Lambda::Function', usual).map(({ Environment }) => Environment?.Variables?.WRITES_REST);
  expect(new Set(never)).toEqual(new Set([undefined]));
});
