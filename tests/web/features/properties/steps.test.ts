import { expect, test } from 'vitest';
import { draftOf, emptyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { stepStates } from '../../../../web/src/features/properties/form/steps.ts';
import { property } from './property.ts';

const left = (states: ReturnType<typeof stepStates>) => Object.values(states).map((state) => state.left);

test('a new form has something left in every part but what may be left out', () => {
  expect(left(stepStates(emptyDraft()))).toEqual([2, 4, 4, 0]);
  expect(stepStates(emptyDraft()).asked).toEqual({ left: 0, said: false });
});

test('a listed property has nothing left', () => {
  expect(left(stepStates(draftOf(property)))).toEqual([0, 0, 0, 0]);
});

test('what is wrong is left in its own part', () => {
  const draft = { ...draftOf(property), amenities: { altitude: 'high' }, zipCode: '1' };
  expect(left(stepStates(draft))).toEqual([0, 1, 0, 1]);
  const rooms = [...draft.rooms, ...draft.rooms];
  expect(stepStates({ ...draft, rooms }).rooms.left).toBeGreaterThan(0);
});
