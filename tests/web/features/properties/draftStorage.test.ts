import { beforeEach, expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../../../web/src/features/properties/form/draftStorage.ts';
import { emptyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { clearStored, store } from '../../../../web/src/storage.ts';

const place = { vendorId: 'v1' };
const kept = { draft: { ...emptyDraft(), name: 'Fort View' } };

beforeEach(clearStored);

test('a draft is read back as it was kept', () => {
  keepDraft(place, kept);
  expect(readDraft(place)).toEqual(kept);
});

test('each vendor and each property has a draft of its own', () => {
  keepDraft(place, kept);
  expect(readDraft({ vendorId: 'v2' })).toBeUndefined();
  expect(readDraft({ vendorId: 'v1', propertyId: 'p1' })).toBeUndefined();
});

test('dropping one leaves the others', () => {
  const edit = { vendorId: 'v1', propertyId: 'p1' };
  keepDraft(place, kept);
  keepDraft(edit, kept);
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
  expect(readDraft(edit)).toEqual(kept);
});

test('what this version of the site cannot read is nothing', () => {
  for (const stored of ['{', 'null', '{"v1/new":1}', '{"v1/new":{"draft":{}}}']) {
    store({ propertyDrafts: stored });
    expect(readDraft(place)).toBeUndefined();
  }
});

test('logging out takes drafts along', () => {
  keepDraft(place, kept);
  clearStored();
  expect(readDraft(place)).toBeUndefined();
});
