import { expect, test } from 'vitest';
import { withCount } from '../../../../web/src/features/properties/form/kinds/roomNumbers.ts';
import { draftOf, emptyDraft, type PropertyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { progressOf } from '../../../../web/src/features/properties/form/steps.ts';
import { property } from './property.ts';

const left = (draft: PropertyDraft) => Object.values(progressOf(draft).steps).map((state) => state.left);

test('a new form has something left in every part but what may be left out', () => {
  expect(left(emptyDraft())).toEqual([2, 4, 4, 0]);
  expect(progressOf(emptyDraft()).steps.asked).toEqual({ left: 0, said: false });
});

test('a listed property has nothing left', () => {
  expect(left(draftOf(property))).toEqual([0, 0, 0, 0]);
});

test('what is wrong is left in its own part', () => {
  const draft = { ...draftOf(property), amenities: { altitude: 'high' }, zipCode: '1' };
  expect(left(draft)).toEqual([0, 1, 0, 1]);
  const kinds = [...draft.kinds, ...draft.kinds];
  expect(progressOf({ ...draft, kinds }).steps.rooms.left).toBeGreaterThan(0);
});

test('a field that the rooms of a kind share is left once, in its kind', () => {
  const draft = emptyDraft();
  const kinds = [draftOf(property).kinds, draft.kinds.map((kind) => withCount(kind, '6', []))].flat();
  expect(left({ ...draft, kinds })).toEqual([2, 4, 4, 0]);
  expect([...progressOf({ ...draft, kinds }).kinds]).toEqual([
    ['', 6],
    [kinds[1]?.key, 4],
  ]);
});

test('a number of rooms that is none is left', () => {
  const draft = draftOf(property);
  const kinds = draft.kinds.map((kind) => withCount(kind, 'many', []));
  expect(left({ ...draft, kinds })).toEqual([0, 0, 1, 0]);
});
